import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { selectionsText, useBetslipContext, useBetslipFrame, useBetslipView } from '#src/core/betslip/index.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Dialog, preloadDialog } from '#src/ui/dialog/Dialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { BetslipContent } from './BetslipAside.tsx';

const Bar = styled('div', {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: '$header',
  padding: '$8 $12 calc($space$8 + env(safe-area-inset-bottom))',
  pointerEvents: 'none',
  '@belowTablet': { bottom: 'calc($sizes$bottomBar + env(safe-area-inset-bottom))', paddingBottom: '$8' },
});

const Open = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  width: '100%',
  maxWidth: '520px',
  minHeight: '52px',
  marginInline: 'auto',
  paddingInline: '$16',
  borderRadius: '$control',
  backgroundColor: '$accent',
  color: '$onAccent',
  boxShadow: '$sheet',
  text: 16,
  fontWeight: '$bold',
  cursor: 'pointer',
  focusRing: 2,
});

const Total = styled('span', { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });

export function BetslipBar() {
  const { frame } = useBetslipContext();
  const { isOpen } = useBetslipFrame();
  const { count, totals } = useBetslipView();
  const { pathname } = useLocation();
  const show = (open: boolean): void => frame.setState({ isOpen: open });
  const shownAt = useRef(pathname);
  // The slip may be open already.
  useEffect(() => {
    if (shownAt.current !== pathname) frame.setState({ isOpen: false });
    shownAt.current = pathname;
  }, [frame, pathname]);
  return (
    <>
      {count === 0 ? null : (
        <Bar>
          <Open
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void preloadDialog()}
            onClick={() => show(true)}
          >
            <Icon name="betslip" size={24} />
            {t`Betslip`}
            <Badge round aria-label={selectionsText(count)}>
              {count}
            </Badge>
            {totals.betCents > 0n ? <Total>{formatCents(totals.betCents)}</Total> : null}
          </Open>
        </Bar>
      )}
      <Dialog open={isOpen} onClose={() => show(false)} title={t`Betslip`} titleHidden placement="sheet">
        <BetslipContent />
      </Dialog>
    </>
  );
}
