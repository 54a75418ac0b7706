import { formatPrice, type OddsFormat } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { legGroupsOf, type LegGroup } from '../../groups.ts';
import type { LegView as Leg } from '../../summary.ts';
import { GroupHead } from './GroupHead.tsx';
import { LegView } from './LegView.tsx';
import { LegList, LegPrice } from '../panel/panelFrame.ts';

const Group = styled('div', { display: 'flex', flexDirection: 'column', gap: '$8', minWidth: 0 });
const Inner = styled('ol', {
  listStyle: 'none',
  margin: 0,
  padding: '0 0 0 $12',
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  borderInlineStart: '2px solid $lineStrong',
});

type LegGroupsProps = { readonly legs: readonly Leg[]; readonly format: OddsFormat };

export function LegGroups({ legs, format }: LegGroupsProps) {
  return (
    <LegList>
      {legGroupsOf(legs).map((group) => (
        <li key={group.eventId}>
          {group.legs.length > 1 ? (
            <SameGame group={group} format={format} />
          ) : (
            group.legs.map((view) => <LegView key={view.leg.selectionId} view={view} format={format} hasLines />)
          )}
        </li>
      ))}
    </LegList>
  );
}

function SameGame({ group, format }: { readonly group: LegGroup; readonly format: OddsFormat }) {
  const { eventName, legs, price, oddsTrend } = group;
  const isStopped = legs.some((view) => view.isStopped);
  const change = oddsTrend === 'up' ? 'better' : oddsTrend === 'down' ? 'worse' : 'none';
  return (
    <Group>
      <GroupHead group={group}>
        <LegPrice stopped={isStopped || price === null} change={change} title={t`Combined odds for this game`}>
          {price === null ? '–' : formatPrice(price, format)}
        </LegPrice>
      </GroupHead>
      <Text size={12} tone="ink3">{t`Same game parlay, ${legs.length} picks`}</Text>
      <Inner aria-label={eventName}>
        {legs.map((view) => (
          <li key={view.leg.selectionId}>
            <LegView view={view} format={format} hasLines isGrouped />
          </li>
        ))}
      </Inner>
    </Group>
  );
}
