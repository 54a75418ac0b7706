import type { ChosenFact } from '../limits/limitFacts.ts';

export const factLabels: Readonly<Record<ChosenFact, string>> = {
  won: 'Has won more than staked',
  'one-sport': 'Bets on one sport',
  rewards: 'Bets with rewards',
  late: 'Has bet after the outcome was known',
  accounts: 'Has several accounts',
  'new-account': 'The account is less than 90 days old',
  'held-since': 'The limit has held for a day or more',
  objection: 'Has objected to the limit',
  'grounds-gone': 'The facts of the limit no longer hold',
};
export const BY_LAW_LABEL = 'Required by law';
