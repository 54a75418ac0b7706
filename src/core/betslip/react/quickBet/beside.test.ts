import { describe, expect, test } from 'vitest';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import type { BetslipEvent } from '../../events.ts';
import type { PlacementEvent } from '../../placement.ts';
import { initialBetslip, stepBetslip } from '../../reducer.ts';
import type { BetslipState } from '../../types.ts';
import { quickPlacement } from './quickBetStep.ts';

const selection = { id: 'a', eventId: 'e', name: 'Jets', points: '3.5' };
const made = (id: string) =>
  quickPlacement({ playerId: 'p1', id, createdAt: 0 }, { selection, cents: 500n, price: priceFromAmerican(-110) });
const quick = made('quick-0000000001');
const own = { ...made('slip-00000000001'), keepsSelections: undefined };

const typing: BetslipState = {
  ...initialBetslip,
  owner: { type: 'player', id: 'p1' },
  tab: 'parlay',
  typed: { 'straight:b': { field: 'BET', text: '25' } },
};
const placement = (event: PlacementEvent): BetslipEvent => ({ type: 'placement', event });
const run = (state: BetslipState, ...events: readonly BetslipEvent[]) => {
  const kinds: string[] = [];
  const after = events.reduce((so, event) => {
    const step = stepBetslip(so, event);
    kinds.push(...step.effects.map(({ type }) => type));
    return step.state;
  }, state);
  return { after, kinds };
};

const pressed: BetslipEvent = { type: 'quick-bet-pressed', placement: quick };
const located = placement({ type: 'location-verified' });
const accepted = placement({ type: 'answer-received', placementId: quick.id, decision: { accepted: true, receipt: 'r' } });

describe('a quick bet', () => {
  test('a quick bet verifies the location, is stored before it is sent, and keeps the selections of the betslip', () => {
    const { after, kinds } = run(typing, pressed, located);
    expect(kinds).toEqual(['verify-location', 'store-placement', 'send-placement']);
    expect(after.quick).toEqual({ at: 'sending', placement: quick });
    expect(quick).toMatchObject({
      keepsSelections: true,
      bets: [{ draftBetId: 'straight:a', betAmount: '500', legs: [{ points: '3.5' }] }],
    });
  });

  test('an accepted quick bet changes neither amounts nor tab of the betslip, and updates the balance', () => {
    const { after, kinds } = run(typing, pressed, located, accepted);
    expect(after).toMatchObject({ tab: 'parlay', typed: typing.typed, placement: { at: 'idle' }, quick: { at: 'accepted' } });
    expect(kinds.filter((kind) => kind === 'refresh-player')).toHaveLength(1);
  });

  test('the refusal of a quick bet is not shown as one of the betslip', () => {
    const refusal = { code: 'odds-changed', message: 'Odds changed', priority: 1, displayType: 'ODDS_CHANGED', subjectId: null } as const;
    const refused = placement({ type: 'answer-received', placementId: quick.id, decision: { accepted: false, refusals: [refusal] } });
    const { after } = run(typing, pressed, located, refused);
    expect(after.refusals).toEqual([]);
    expect(after.quick).toMatchObject({ at: 'refused', refusals: [refusal] });
  });

  test('a lost answer to a quick bet is asked for by its id', () => {
    const lost = placement({ type: 'answer-lost', placementId: quick.id });
    const { after, kinds } = run(typing, pressed, located, lost);
    expect(after.quick.at).toBe('unknown');
    expect(kinds.at(-1)).toBe('ask-placement');
    const decided = placement({
      type: 'outcome-received',
      placementId: quick.id,
      now: 1,
      outcome: { status: 'DECIDED', decision: { accepted: true, receipt: 'r' } },
    });
    expect(run(after, decided).after.quick).toMatchObject({ at: 'accepted', placementId: quick.id });
  });

  test('while one bet is placed, neither the betslip nor a quick bet places another', () => {
    const placing = run(typing, pressed).after;
    const second = placement({ type: 'place-pressed', placement: own as never });
    expect(run(placing, second, pressed).after).toEqual(placing);
    const slipFirst = run(typing, second).after;
    expect(run(slipFirst, pressed).after).toEqual(slipFirst);
    expect(run(slipFirst, located).after).toMatchObject({ placement: { at: 'sending' }, quick: { at: 'idle' } });
  });

  test('a logout forgets the quick bet of the player', () => {
    const { after } = run(typing, pressed, located, accepted, { type: 'owner-known', owner: { type: 'visitor' } });
    expect(after.quick).toEqual({ at: 'idle' });
  });
});
