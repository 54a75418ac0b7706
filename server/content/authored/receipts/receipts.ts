import { amount, header, line, rule } from './receiptLines.ts';
import { receiptSurfaces } from '../../documents/surfaces.ts';
import { documentOf } from '../write.ts';

/** Receipt of a placed bet. Its total is the stake plus the possible win. */
export const betPlaced = documentOf(receiptSurfaces.placed, 'Bet receipt', [
  header('Bet placed', 'Your odds are locked.'),
  line('type', 'Bet', 'betType'),
  line('legs', 'Selection', 'leg'),
  line('odds', 'Odds', 'totalOdds'),
  rule('rule-amounts'),
  amount('stake', 'Stake', 'stake', { isMandatory: true, counts: true }),
  amount('to-win', 'To win', 'toWin', { isMandatory: true, counts: true }),
  amount('return', 'Potential payout', 'potentialPayout', { style: 'STRONG' }),
  amount('cashed-out', 'Cashed out so far', 'cashedOut'),
  rule('rule-record'),
  line('placed', 'Placed', 'placedAt'),
  line('bet-id', 'Bet ID', 'betId'),
]);

/** Receipt of a settled bet. Its total is the stake plus the result, which equals the payout. */
export const betSettled = documentOf(receiptSurfaces.settled, 'Bet receipt', [
  header('Bet settled'),
  line('type', 'Bet', 'betType'),
  line('legs', 'Selection', 'leg'),
  line('odds', 'Odds', 'totalOdds'),
  rule('rule-amounts'),
  amount('stake', 'Stake', 'stake', { isMandatory: true, counts: true }),
  amount('result', 'Result', 'result', { isMandatory: true, counts: true }),
  amount('paid', 'Paid', 'payout', { style: 'STRONG' }),
  amount('cashed-out', 'Cashed out', 'cashedOut'),
  rule('rule-record'),
  line('placed', 'Placed', 'placedAt'),
  line('settled', 'Settled', 'settledAt'),
  line('bet-id', 'Bet ID', 'betId'),
]);
