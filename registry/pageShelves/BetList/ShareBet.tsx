import { lazy, Suspense, useState } from 'react';
import type { BetCardFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { patiently } from '#src/render/index.ts';
import { IconButton } from '#src/ui/IconButton.tsx';

const ShareDialog = lazy(async () => ({
  default: (await patiently(() => import('../../parts/bet/shareBet/ShareDialog.tsx'))).ShareDialog,
}));

export function ShareBet({ bet }: { readonly bet: BetCardFragment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="external-link"
        label={t`Share bet`}
        iconSize={16}
        target={32}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <ShareDialog bet={bet} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
