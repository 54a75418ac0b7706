import { expect, it } from 'vitest';
import type { Row } from '#server/platform/store/schema/index.ts';
import { awardUsage } from './awardUsage.ts';

const award = (changes: Partial<Row<'awards'>>): Row<'awards'> => ({
  id: 'a',
  player_id: 'p',
  kind: 'free-bets',
  title: 'An award',
  amount: '500',
  game_id: null,
  expires_at: null,
  boost_percent: null,
  most_stake: null,
  most_extra: null,
  fewest_legs: null,
  most_legs: null,
  sport_id: null,
  event_id: null,
  effective_at: null,
  is_paused: false,
  redeemed_at: null,
  redeemed_bet_id: null,
  offer_id: null,
  given_at: null,
  withdrawn_at: null,
  ...changes,
});
const names = new Map([
  ['football', 'Football'],
  ['e1', 'Jets at Bills'],
]);

it.each([
  [{}, 'For one bet', ['Stake not returned']],
  [{ kind: 'free-rounds', amount: '25' }, 'For one game', []],
  [{ kind: 'bonus-cash' }, null, []],
  [{ kind: 'cashback' }, 'For casino games', ['Preferences say which balance games use first']],
  [
    { kind: 'profit-boosts', boost_percent: 50, most_stake: '1000', fewest_legs: 3, sport_id: 'football' },
    'For one bet',
    ['3+ legs', 'Football only', 'Up to $10.00 of the bet'],
  ],
  [{ kind: 'profit-boosts', most_legs: 1, sport_id: 'football', event_id: 'e1' }, 'For one bet', ['Single bets', 'Jets at Bills only']],
] as const)('an award with %j is used %s with the restrictions %j', (changes, usageTitle, usageRestrictions) =>
  expect(awardUsage(award(changes), names, 'USD')).toEqual({ usageTitle, usageRestrictions }),
);
