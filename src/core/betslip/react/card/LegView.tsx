import { formatPrice, type OddsFormat } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Text } from '#src/ui/Text.tsx';
import { describeChange } from '../../changes.ts';
import type { LegView as Leg } from '../../summary.ts';
import { useBetslipContext } from '../context.ts';
import { OtherLines } from './OtherLines.tsx';
import { LegLine, LegPrice, Note } from '../panel/panelFrame.ts';
import { legElementId } from '../panel/legElementId.ts';
import { Stack } from '#src/ui/Box.tsx';

const ARROWS: ReadonlyMap<string, string> = new Map([
  ['price-better', 'arrow-up'],
  ['price-worse', 'arrow-down'],
]);

type LegViewProps = {
  readonly view: Leg;
  readonly format: OddsFormat;
  readonly hasLines?: boolean;
  readonly isGrouped?: boolean;
};

export function LegView({ view, format, hasLines = false, isGrouped = false }: LegViewProps) {
  const { dispatch } = useBetslipContext();
  const { leg, offer, change, isStopped } = view;
  const direction = change?.kind === 'price-better' ? 'better' : change?.kind === 'price-worse' ? 'worse' : 'none';
  return (
    <Stack gap={8} id={legElementId(leg.selectionId)} tabIndex={-1}>
      <LegLine>
        <Stack gap={0}>
          <Text weight="bold" size={14}>
            {leg.selectionName}
          </Text>
          <Text size={13} tone="ink2">
            {leg.marketName}
          </Text>
          {isGrouped ? null : (
            <Text size={13} tone="ink3">
              {leg.eventStatus === 'IN_PLAY' ? (
                <Text size={13} tone="live" weight="medium">
                  {t`Live`}{' '}
                </Text>
              ) : null}
              {leg.eventName}
            </Text>
          )}
          {hasLines && offer.points !== null ? <OtherLines view={view} format={format} /> : null}
        </Stack>
        {isGrouped ? (
          <span />
        ) : (
          <LegPrice stopped={isStopped} change={direction}>
            {formatPrice(offer.price, format)}
          </LegPrice>
        )}
        <IconButton
          icon="x"
          label={t`Remove ${leg.selectionName}, ${leg.eventName}`}
          target={32}
          onClick={() => dispatch({ type: 'selection-removed', selectionId: leg.selectionId })}
        />
      </LegLine>
      {change === null ? null : (
        <Note tone={isStopped ? 'stop' : change.kind === 'price-better' ? 'good' : 'ask'}>
          <Icon name={isStopped ? 'lock' : (ARROWS.get(change.kind) ?? 'info')} size={16} />
          {describeChange(change, format)}
        </Note>
      )}
    </Stack>
  );
}
