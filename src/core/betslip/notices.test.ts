import { expect, test } from 'vitest';
import { refusals } from '#src/shared/betting/refusals.ts';
import { placeButton } from './button.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';

const named = (code: keyof typeof refusals) => ({ ...refusals[code], code, subjectId: null });

test.each(['acknowledgement-required', 'reality-check-due'] as const)('the refusal %s is cleared once its notice was read', (code) => {
  const refused = { ...initialBetslip, refusals: [named(code), named('stake-limit-reached')] };
  const rest = stepBetslip(refused, { type: 'notice-acknowledged' }).state.refusals;
  expect(rest.map((refusal) => refusal.code)).toEqual(['stake-limit-reached']);
  const button = (found: typeof rest) =>
    placeButton({ owner: { type: 'player', id: 'p' }, placement: { at: 'idle' }, refusals: found, hasStake: true, acceptsInOne: false });
  expect(button([named(code)])).toMatchObject({ action: null, refusal: { code } });
  expect(button(rest.slice(1))).toMatchObject({ action: 'place' });
});
