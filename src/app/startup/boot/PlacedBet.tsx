import { Suspense, useState } from 'react';
import type { WirePlacedBet } from '#src/core/betslip/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Receipt } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';

const ShareDialog = lazyWithRetry(async () => (await import('#registry/parts/bet/shareBet/ShareDialog.tsx')).ShareDialog);

export const PlacedBet = ({ bet }: { readonly bet: WirePlacedBet }) => (
  <>
    <Receipt receipt={untitled(bet.receipt)} />
    <ShareBet bet={bet} />
  </>
);

/** The betslip shows its own title. */
const untitled = (receipt: WirePlacedBet['receipt']): WirePlacedBet['receipt'] => ({
  ...receipt,
  lines: receipt.lines.filter(({ kind }) => kind !== 'HeaderReceiptLine'),
});

function ShareBet({ bet }: { readonly bet: WirePlacedBet }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" block aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon name="external-link" size={16} />
        {t`Share bet`}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShareDialog bet={bet} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
