import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useOddsFormat } from '#src/brand/preferences.tsx';
import {
  barLine,
  type BarLine,
  selectionsText,
  spoken,
  useBetslipContext,
  useBetslipFrame,
  useBetslipView,
} from '#src/core/betslip/index.ts';
import { useIsConnected } from '#src/platform/index.ts';
import { useSheetEntry } from '#src/render/links/sheet.ts';
import { t } from '#src/shared/text/t.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Dialog, preloadDialog } from '#src/ui/dialog/Dialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { BetslipContent } from './BetslipContent.tsx';
import { useUncovered } from './useUncovered.ts';

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

const Bet = styled('span', { display: 'flex', gap: '$6', minWidth: 0, flex: 1 });
const Name = styled('span', { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Figure = styled('span', { flex: 'none', fontVariantNumeric: 'tabular-nums' });

const sentenceOf = ({ name, price, money }: BarLine): string =>
  [
    t`Betslip`,
    name,
    ...(price === null ? [] : [spoken(price)]),
    ...(money === null ? [] : [t`bet ${money.bet}`, t`potential return ${money.total}`]),
  ].join(', ');

const amountsOf = ({ money }: BarLine): string => (money === null ? t`Add amount` : t`${money.bet} → ${money.total}`);

export function BetslipBar() {
  const { frame } = useBetslipContext();
  const { isOpen } = useBetslipFrame();
  const view = useBetslipView();
  const isOnline = useIsConnected();
  const { count } = view;
  const [format] = useOddsFormat();
  const line = isOnline ? barLine(view, format) : { ...barLine(view, format), price: null, money: null };
  const { pathname } = useLocation();
  const show = (open: boolean): void => frame.setState({ isOpen: open });
  useSheetEntry('betslip', isOpen, show);
  const isShown = useUncovered(isOpen);
  const shownAt = useRef(pathname);
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
            aria-label={sentenceOf(line)}
            onPointerEnter={() => void preloadDialog()}
            onClick={() => show(true)}
          >
            <Icon name="betslip" size={24} />
            <Badge round aria-label={selectionsText(count)}>
              {count}
            </Badge>
            <Bet>
              <Name>{line.name}</Name>
              {line.price === null ? null : <Figure>{line.price}</Figure>}
            </Bet>
            <Figure>{isOnline ? amountsOf(line) : t`Offline`}</Figure>
          </Open>
        </Bar>
      )}
      <Dialog open={isShown} onClose={() => show(false)} title={t`Betslip`} titleHidden placement="sheet">
        <BetslipContent />
      </Dialog>
    </>
  );
}
