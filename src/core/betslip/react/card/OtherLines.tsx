import { lazy, Suspense, useState } from 'react';
import { patiently } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import type { OddsFormat } from '#src/shared/money/odds.ts';
import type { LegView } from '../../summary.ts';

const LinesDialog = lazy(async () => ({ default: (await patiently(() => import('./LinesDialog.tsx'))).LinesDialog }));

export function OtherLines({ view, format }: { readonly view: LegView; readonly format: OddsFormat }) {
  const [isOpen, setOpen] = useState(false);
  const { leg } = view;
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t`See all lines, ${leg.selectionName}, ${leg.eventName}`}
        css={{ alignSelf: 'flex-start', marginInlineStart: '-13px' }}
        onClick={() => setOpen(true)}
      >{t`See all lines`}</Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <LinesDialog view={view} format={format} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
