import { useOddsFormat } from '#src/brand/preferences.tsx';
import { t } from '#src/shared/text/t.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { groupsOf } from '../../groups.ts';
import { refusalsAbout } from '../../refusals.ts';
import type { BetslipTab } from '../../types.ts';
import { useBetslipContext } from '../context.ts';
import { EventGroupCards } from '../card/EventGroupCards.tsx';
import { useBetslipState, useBetslipView } from './panelHooks.ts';
import { Cards, TabScroll } from './panelFrame.ts';
import { ParlayCard } from '../card/ParlayCard.tsx';
import { PendingCard } from '../placement/PendingCard.tsx';
import { RoundRobins } from '../card/RoundRobins.tsx';
import { StraightCard } from '../card/StraightCard.tsx';
import { TeaserCard } from '../card/TeaserCard.tsx';

export function SlipTabs() {
  const { dispatch } = useBetslipContext();
  const { tab } = useBetslipView();
  return (
    <TabScroll>
      <Tabs
        label={t`Bet type`}
        fitted
        value={tab}
        onValueChange={(value) => dispatch({ type: 'tab-chosen', tab: value as BetslipTab })}
        tabs={[
          { value: 'straight', label: t`Straight`, panel: tab === 'straight' ? <StraightCards /> : null },
          { value: 'parlay', label: t`Parlay`, panel: tab === 'parlay' ? <ParlayCards /> : null },
          { value: 'teaser', label: t`Teaser`, panel: tab === 'teaser' ? <TeaserCards /> : null },
        ]}
      />
    </TabScroll>
  );
}

function StraightCards() {
  const { bets, pending, refusals } = useBetslipView();
  const [format] = useOddsFormat();
  return (
    <Cards data-cards="">
      {groupsOf(bets).map((group) => (
        <EventGroupCards key={group.eventId} group={group}>
          {group.bets.map((bet) => (
            <StraightCard key={bet.id} bet={bet} refusals={refusalsAbout(refusals, bet)} format={format} />
          ))}
        </EventGroupCards>
      ))}
      {pending.map(({ selection, offer }) => (
        <PendingCard key={selection.id} selection={selection} offer={offer} format={format} />
      ))}
    </Cards>
  );
}

function TeaserCards() {
  const { bets, pending, refusals, count } = useBetslipView();
  const { slip } = useBetslipState();
  const [format] = useOddsFormat();
  const bet = bets[0];
  if (bet)
    return (
      <Cards>
        <TeaserCard bet={bet} refusals={refusals} format={format} />
      </Cards>
    );
  const isComing = pending.length > 0 || (slip?.teaser !== undefined && slip?.teaser !== null && count > 1);
  return isComing ? (
    <EmptyState illustration="betslip" headingLevel="p" title={t`Getting teaser odds`} body={t`One moment.`} />
  ) : (
    <EmptyState
      illustration="betslip"
      headingLevel="p"
      title={t`No teaser yet`}
      body={t`Teaser needs 2 or more football or basketball spread/total bets.`}
    />
  );
}

function ParlayCards() {
  const { bets, pending, refusals } = useBetslipView();
  const [format] = useOddsFormat();
  const [bet, ...roundRobins] = bets;
  if (!bet && pending.length === 0)
    return (
      <EmptyState
        illustration="betslip"
        headingLevel="p"
        title={t`Parlay needs another bet`}
        body={t`Add another selection from this event or another one.`}
      />
    );
  return (
    <Cards>
      {bet ? <ParlayCard bet={bet} refusals={refusals} format={format} /> : null}
      <RoundRobins bets={roundRobins} refusals={refusals} />
      {pending.map(({ selection, offer }) => (
        <PendingCard key={selection.id} selection={selection} offer={offer} format={format} />
      ))}
    </Cards>
  );
}
