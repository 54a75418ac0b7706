import { FUNDS, type Pays, type Qualifies, type Segment } from '#src/shared/offers/document.ts';
import { either, group, list, matching, nullable, oneOf, optional, whole } from '../../fields.ts';

const MOST_CENTS = 100_000_000;
const MOST_BUDGET = 100_000_000_000;
const slug = (what: string) => matching(what, '^[a-z0-9][a-z0-9-]{0,63}$');
const instant = (what: string) => matching(what, '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{3})?)?Z$');
const cents = (what: string, most = MOST_CENTS) => whole(what, 1, most);

export const offerId = slug('Id of the offer, also in its address; a new document under a known id is its next version.');
const days = whole('Days in which it can be used.', 1, 90);
const kindOf = <const K extends string>(kind: K) => oneOf('Kind.', [kind]);
const part = (what: string) =>
  nullable(group(what, { kind: oneOf('Kind of part.', ['event', 'sport']), id: matching('Id.', '^[\\w:.-]{1,128}$') }));
const onBet = {
  leastCents: cents('Least amount of the bet, in cents.'),
  paidWith: list('What the bet may be paid with; only cash qualifies.', oneOf('Funds.', FUNDS), FUNDS.length),
  on: part('What each leg must be on; null for any game.'),
  leastOdds: nullable(
    group('Shortest total odds, as profit to stake.', { num: whole('Profit.', 1, 100_000), den: whole('Stake.', 1, 100_000) }),
  ),
};
const qualifies = either<Qualifies>(
  'What earns an award.',
  group('A bet.', { kind: kindOf('bet'), ...onBet }),
  group('A parlay that one leg alone has lost.', { kind: kindOf('near-miss'), ...onBet, leastLegs: whole('Fewest legs.', 2, 20) }),
  group('The first deposit, once as much cash was played.', {
    kind: kindOf('deposit'),
    leastCents: cents('Least amount of the deposit, in cents.'),
    playDays: whole('Days in which as much cash must be played.', 1, 30),
  }),
  group('The net loss on casino games of one day, Eastern Time.', {
    kind: kindOf('day-loss'),
    leastCents: cents('Least net loss, in cents.'),
  }),
);
const share = {
  percent: whole('Percentage.', 1, 500),
  mostCents: cents('Largest amount, in cents.'),
  days,
};
const pays = either<Pays>(
  'What an award is.',
  group('A bonus bet of a fixed amount.', { kind: kindOf('bonus-bet'), cents: cents('Amount, in cents.'), days }),
  group('A bonus bet of a percentage of what qualified.', {
    kind: kindOf('bonus-bet-share'),
    ...share,
  }),
  group('A percentage of the net loss of a day, as credit.', { kind: kindOf('cashback'), ...share }),
  group('A boost of the profit of one bet.', {
    kind: kindOf('profit-boost'),
    percent: whole('Percentage.', 1, 500),
    mostStakeCents: cents('Most of the stake that is boosted, in cents.'),
    mostExtraCents: cents('Most that it adds to a win, in cents.'),
    on: part('What each leg of its bet must be on; null for any game.'),
    days,
  }),
);
const segmentDays = whole('Days before the opt-in.', 1, 366);
const who = optional(
  either<Segment>(
    'Players it is for, as they are when they opt in; absent for everybody.',
    group('Players of whom no bet has settled.', { kind: kindOf('new') }),
    group('Players who have wagered, but not in these days.', { kind: kindOf('lapsed'), days: segmentDays }),
    group('Players who have deposited in these days.', { kind: kindOf('depositors'), days: segmentDays }),
  ),
);
export const document = group('Offer.', {
  id: offerId,
  brands: list('Ids of brands.', slug('Id of a brand.'), 20),
  regions: list('Regions of bets.', matching('Region, such as US-NJ.', '^[A-Z]{2}-[A-Z0-9]{1,10}$'), 60),
  currency: oneOf('Currency of all amounts.', ['CAD', 'USD']),
  from: instant('Start in UTC.'),
  until: nullable(instant('End in UTC: later bets do not count.')),
  who,
  joining: oneOf('Whether players opt in.', ['automatic', 'opt-in']),
  qualifies,
  pays,
  mostAwards: nullable(whole('Most awards of one person.', 1, 1_000)),
  budgetCents: nullable(cents('Most that all awards together may be worth, in cents.', MOST_BUDGET)),
});
