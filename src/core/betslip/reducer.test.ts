import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import type { BetslipEffect, BetslipEvent } from './events.ts';
import { selectedIds } from './overlay.ts';
import { named } from './refusals.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';
import { placementOf, viewOf } from './selectors.ts';
import { betsOf, totalsOf } from './summary.ts';
import { legOf, offerAt, selectionOf, slipOf } from '#tests/support/slips.ts';
import type { BetslipState, Slip } from './types.ts';

function run(events: readonly BetslipEvent[], from: BetslipState = initialBetslip): { state: BetslipState; effects: BetslipEffect[] } {
  return events.reduce<{ state: BetslipState; effects: BetslipEffect[] }>(
    ({ state, effects }, event) => {
      const step = stepBetslip(state, event);
      return { state: step.state, effects: [...effects, ...step.effects] };
    },
    { state: from, effects: [] },
  );
}

const visitor: BetslipEvent[] = [{ type: 'owner-known', owner: { type: 'visitor' } }];
const player = (id = 'p1'): BetslipEvent => ({ type: 'owner-known', owner: { type: 'player', id } });
const received = (slip: Slip): BetslipEvent => ({ type: 'slip-received', slip });
const toggled = (id: string): BetslipEvent => ({ type: 'selection-toggled', selection: selectionOf(id), offer: offerAt(-110) });
const typed = (draftBetId: string, text: string, field: 'BET' | 'WIN' = 'BET'): BetslipEvent => ({
  type: 'amount-typed',
  draftBetId,
  field,
  text,
});
const withSlip = (legs: Parameters<typeof slipOf>[0], ...more: BetslipEvent[]) => run([player(), received(slipOf(legs)), ...more]);
const ids = (state: BetslipState) => [...selectedIds(state)].toSorted();
const sent = (effects: readonly BetslipEffect[]) => effects.flatMap((effect) => (effect.type === 'send-intent' ? [effect.intent] : []));

describe('a press on odds', () => {
  test('a pressed selection is shown and sent at once', () => {
    const { state, effects } = run([...visitor, received(slipOf([])), toggled('a')]);
    expect(ids(state)).toEqual(['a']);
    expect(sent(effects)).toMatchObject([{ kind: 'add', selection: { id: 'a' } }]);
    expect(viewOf(state, { acceptsInOne: true, hasRoundRobins: true })).toMatchObject({
      count: 1,
      bets: [],
      pending: [{ selection: { id: 'a' } }],
    });
  });

  test('a selection pressed twice before it was sent is not sent', () => {
    const { state, effects } = run([...visitor, received(slipOf([])), toggled('a'), toggled('b'), toggled('b')]);
    expect(ids(state)).toEqual(['a']);
    expect(sent(effects)).toHaveLength(1);
    expect(state.intents).toHaveLength(1);
  });

  test('a selection pressed again while it is being sent is removed after it', () => {
    const { state, effects } = run([
      ...visitor,
      received(slipOf([])),
      toggled('a'),
      toggled('a'),
      { type: 'intent-confirmed', intentId: 1, slip: slipOf([legOf('a')], 2n) },
    ]);
    expect(ids(state)).toEqual([]);
    expect(sent(effects).map(({ kind }) => kind)).toEqual(['add', 'remove']);
  });

  test('a selection refused by the server is removed and reported, and the slip is loaded', () => {
    const { state, effects } = run([
      ...visitor,
      received(slipOf([])),
      toggled('a'),
      { type: 'intent-failed', intentId: 1, message: 'Invalid input: a' },
    ]);
    expect(ids(state)).toEqual([]);
    expect(effects).toContainEqual({ type: 'report-add-failed', code: 'invalid_input', refusal: null });
    expect(effects.at(-1)).toEqual({ type: 'query-slip' });
    expect(
      run([...visitor, received(slipOf([])), toggled('a'), { type: 'intent-failed', intentId: 1, message: 'boom' }]).effects,
    ).toContainEqual({ type: 'report-add-failed', code: 'unknown', refusal: null });
  });

  test('a selection waits until the slip’s owner is known', () => {
    expect(sent(run([toggled('a')]).effects)).toEqual([]);
    expect(sent(run([toggled('a'), ...visitor, received(slipOf([]))]).effects)).toHaveLength(1);
  });

  test('a selection after an unsent clear is added again', () => {
    const { state } = withSlip([legOf('a'), legOf('b')], toggled('c'), { type: 'betslip-cleared' }, toggled('a'));
    expect(ids(state)).toEqual(['a']);
    expect(state.intents.map(({ kind }) => kind)).toEqual(['add', 'clear', 'add']);
  });
});

test('any presses against a slow, failing server end with the same slip on both sides', () => {
  const act = fc.oneof(
    fc.record({ do: fc.constant('toggle' as const), id: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ do: fc.constantFrom('answer' as const, 'fail' as const, 'clear' as const, 'push' as const) }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const server = { ids: new Set<string>(), version: 1n };
      const view = () =>
        slipOf(
          [...server.ids].map((id) => legOf(id)),
          server.version,
        );
      let { state } = run([...visitor, received(view())]);
      const queries: (() => void)[] = [];
      const dispatch = (event: BetslipEvent): void => {
        const step = stepBetslip(state, event);
        state = step.state;
        for (const effect of step.effects) if (effect.type === 'query-slip') queries.push(() => dispatch(received(view())));
      };
      const answer = (isTaken: boolean): void => {
        const intent = state.intents.find(({ id }) => id === state.sentIntentId);
        if (!intent) return;
        if (isTaken) {
          if (intent.kind === 'add') server.ids.add(intent.selection.id);
          if (intent.kind === 'remove') server.ids.delete(intent.selectionId);
          if (intent.kind === 'clear') server.ids.clear();
          server.version += 1n;
        }
        dispatch(
          isTaken
            ? { type: 'intent-confirmed', intentId: intent.id, slip: view() }
            : { type: 'intent-failed', intentId: intent.id, message: 'x' },
        );
      };
      for (const one of acts) {
        if (one.do === 'toggle') dispatch(toggled(one.id));
        if (one.do === 'clear') dispatch({ type: 'betslip-cleared' });
        if (one.do === 'answer') answer(true);
        if (one.do === 'fail') answer(false);
        if (one.do === 'push') dispatch(received(view()));
        queries.splice(0, 1)[0]?.();
      }
      const wanted = ids(state);
      while (state.intents.length > 0) answer(true);
      queries.splice(0).forEach((query) => query());
      expect(ids(state)).toEqual([...server.ids].toSorted());
      expect(ids(state)).toEqual(wanted);
    }),
    { numRuns: 300 },
  );
});

describe('versions and owners', () => {
  test('R12: an older slip never replaces a newer one', () => {
    const { state } = withSlip([legOf('a')], received(slipOf([legOf('a'), legOf('b')], 5n)), received(slipOf([], 4n)));
    expect(ids(state)).toEqual(['a', 'b']);
  });

  test('a visitor who logs in keeps their selections until the merged slip arrives', () => {
    const { state, effects } = run([...visitor, received(slipOf([legOf('a')], 7n)), player()]);
    expect(state).toMatchObject({ transfer: 'loading', slip: { version: 7n } });
    expect(effects).toContainEqual({ type: 'find-placements', playerId: 'p1' });
    const merged = stepBetslip(state, received({ ...slipOf([legOf('a'), legOf('b')], 3n), id: 'players' })).state;
    expect(merged).toMatchObject({ transfer: 'promoted', slip: { version: 3n } });
  });

  test('a player who logs out leaves nothing in the slip', () => {
    const { state } = withSlip([legOf('a')], typed('straight:a', '10'), { type: 'owner-known', owner: { type: 'visitor' } });
    expect(state).toMatchObject({ slip: null, typed: {}, intents: [], transfer: 'demoted', owner: { type: 'visitor' } });
  });

  test('a betslip that gets the same owner again does not change', () => {
    const { state } = withSlip([legOf('a')]);
    expect(stepBetslip(state, player())).toEqual({ state, effects: [] });
  });

  test('a slip that cannot be loaded does not stop a visitor', () => {
    expect(sent(run([...visitor, { type: 'slip-unavailable' }, toggled('a')]).effects)).toHaveLength(1);
  });
});

describe('amounts', () => {
  test('only valid amounts count in the totals, at the present odds', () => {
    const { state } = withSlip(
      [legOf('a'), legOf('b'), legOf('c')],
      typed('straight:a', '100'),
      typed('straight:b', '10', 'WIN'),
      typed('straight:c', '0'),
      {
        type: 'offers-seen',
        offers: { a: offerAt(150) },
      },
    );
    expect(totalsOf(betsOf(state, 'straight'))).toMatchObject({ count: 2, betCents: 11_100n, winCents: 16_000n, returnCents: 27_100n });
  });

  test('a parlay multiplies the odds of its legs (domain rules §2.3)', () => {
    const legs = [140, -110, -160].map((american, index) => legOf(`l${index}`, { offer: offerAt(american), accepted: offerAt(american) }));
    const { state } = withSlip(legs, { type: 'tab-chosen', tab: 'parlay' }, typed('parlay', '100'));
    expect(totalsOf(betsOf(state, 'parlay')).returnCents).toBe(74_455n);
  });

  test('an amount is saved once typing has stopped, if it is new and valid', () => {
    const settled: BetslipEvent = { type: 'amount-settled', draftBetId: 'straight:a' };
    expect(sent(withSlip([legOf('a')], typed('straight:a', '25'), settled).effects)).toMatchObject([
      { kind: 'set-amount', draftBetId: 'straight:a', cents: 2_500n, field: 'BET' },
    ]);
    expect(sent(withSlip([legOf('a')], typed('straight:a', 'x'), settled).effects)).toEqual([]);
    expect(sent(withSlip([legOf('a')], settled).effects)).toEqual([]);
  });

  test('the betslip shows stored amounts again', () => {
    const slip = slipOf([legOf('a')]);
    const stored = {
      ...slip,
      straight: slip.straight.map((draft) => ({ ...draft, stored: { betCents: 1_050n, winCents: 955n, field: 'BET' as const } })),
    };
    const { state } = run([player(), received(stored)]);
    expect(betsOf(state, 'straight')[0]?.fields.bet).toEqual({ text: '10.50', cents: 1_050n });
  });

  test('an amount is removed with its selection', () => {
    const { state } = withSlip([legOf('a')], typed('straight:a', '5'), received(slipOf([], 2n)), received(slipOf([legOf('a')], 3n)));
    expect(betsOf(state, 'straight')[0]?.fields.bet.text).toBe('');
  });
});

describe('changed odds', () => {
  const worse = { a: offerAt(-130) };

  test('worse odds ask for acceptance, which is sent to the server', () => {
    const { state } = withSlip([legOf('a')], typed('straight:a', '10'), { type: 'offers-seen', offers: worse });
    expect(viewOf(state, { acceptsInOne: false, hasRoundRobins: true }).button).toMatchObject({
      label: 'Accept Changes',
      action: 'accept',
    });
    const { state: agreed, effects } = run([{ type: 'changes-accepted' }], state);
    expect(viewOf(agreed, { acceptsInOne: false, hasRoundRobins: true }).button).toMatchObject({ label: 'Place Bet', action: 'place' });
    expect(sent(effects)).toMatchObject([{ kind: 'accept', offers: [{ selectionId: 'a', price: priceFromAmerican(-130) }] }]);
  });

  test('one press accepts and places at the shown odds', () => {
    const { state } = withSlip([legOf('a')], typed('straight:a', '10'), { type: 'offers-seen', offers: worse });
    expect(viewOf(state, { acceptsInOne: true, hasRoundRobins: true }).button).toMatchObject({
      label: 'Accept Changes & Bet',
      action: 'accept-and-place',
    });
    expect(placementOf(run([{ type: 'changes-accepted' }], state).state, 'id', 5, { hasRoundRobins: true })).toMatchObject({
      bets: [{ legs: [{ oddsNumerator: '10', oddsDenominator: '13' }] }],
    });
  });

  test('auto-accept covers worse odds and not a moved line', () => {
    const on: BetslipEvent = { type: 'auto-accept-set', isOn: true };
    expect(
      viewOf(withSlip([legOf('a')], typed('straight:a', '10'), on, { type: 'offers-seen', offers: worse }).state, {
        acceptsInOne: true,
        hasRoundRobins: true,
      }).button.label,
    ).toBe('Place Bet');
    const moved = { a: offerAt(-110, { points: '4.5' }) };
    const onLine = legOf('a', { offer: offerAt(-110, { points: '3.5' }), accepted: { price: priceFromAmerican(-110), points: '3.5' } });
    expect(
      viewOf(withSlip([onLine], typed('straight:a', '10'), on, { type: 'offers-seen', offers: moved }).state, {
        acceptsInOne: true,
        hasRoundRobins: true,
      }).button.label,
    ).toBe('Accept Changes & Bet');
  });

  test('the betslip accepts better odds without asking', () => {
    const { state } = withSlip([legOf('a')], typed('straight:a', '10'), { type: 'offers-seen', offers: { a: offerAt(100) } });
    const view = viewOf(state, { acceptsInOne: true, hasRoundRobins: true });
    expect(view.bets[0]?.legs[0]).toMatchObject({ change: { kind: 'price-better' }, needsAcceptance: false });
    expect(view.button).toMatchObject({ label: 'Place Bet', action: 'place' });
    expect(placementOf(state, 'id', 0, { hasRoundRobins: true })?.bets[0]?.legs[0]).toMatchObject({
      oddsNumerator: '1',
      oddsDenominator: '1',
    });
  });

  test.each([
    ['CLOSED', 'market-suspended'],
    ['HIDDEN', 'selection-closed'],
  ] as const)('a selection that is %s stops the bet with %s', (status, code) => {
    const { state } = withSlip([legOf('a'), legOf('b')], typed('straight:a', '10'), typed('straight:b', '10'), {
      type: 'offers-seen',
      offers: { a: offerAt(-110, { status }) },
    });
    expect(viewOf(state, { acceptsInOne: true, hasRoundRobins: true }).button).toMatchObject({
      label: 'Place Bet',
      action: null,
      refusal: { code, subjectId: 'a' },
    });
  });

  test('a stopped selection without an amount does not stop other bets', () => {
    const { state } = withSlip([legOf('a'), legOf('b')], typed('straight:b', '10'), {
      type: 'offers-seen',
      offers: { a: offerAt(-110, { status: 'CLOSED' }) },
    });
    expect(viewOf(state, { acceptsInOne: true, hasRoundRobins: true }).button).toMatchObject({ action: 'place' });
    expect(placementOf(state, 'id', 0, { hasRoundRobins: true })?.bets.map(({ draftBetId }) => draftBetId)).toEqual(['straight:b']);
  });

  test('a bet on a closed event is not sent', () => {
    const { state } = withSlip([legOf('a', { eventStatus: 'FINISHED' })], typed('straight:a', '10'));
    expect(viewOf(state, { acceptsInOne: true, hasRoundRobins: true }).button.refusal?.code).toBe('event-closed');
  });

  test('equal offers leave the betslip unchanged', () => {
    const { state } = withSlip([legOf('a')], { type: 'offers-seen', offers: worse });
    expect(stepBetslip(state, { type: 'offers-seen', offers: { a: offerAt(-130) } }).state).toBe(state);
  });
});

describe('placing', () => {
  const ready = () => withSlip([legOf('a')], typed('straight:a', '10')).state;
  const press = (state: BetslipState): BetslipEvent => ({
    type: 'placement',
    event: { type: 'place-pressed', placement: placementOf(state, 'placement-0000001', 0, { hasRoundRobins: true }) ?? expect.fail() },
  });
  const verified: BetslipEvent = { type: 'placement', event: { type: 'location-verified' } };
  const decided = (
    decision: { accepted: true; receipt: unknown } | { accepted: false; refusals: ReturnType<typeof named>[] },
  ): BetslipEvent => ({
    type: 'placement',
    event: { type: 'answer-received', placementId: 'placement-0000001', decision },
  });

  test('an accepted bet empties the slip, shows the receipt and loads the balance again', () => {
    const state = ready();
    const { state: after, effects } = run(
      [press(state), verified, decided({ accepted: true, receipt: 'r' }), received(slipOf([], 2n))],
      state,
    );
    expect(effects.findLast(({ type }) => type === 'query-slip')).toBeTruthy();
    expect(after).toMatchObject({ placement: { at: 'accepted', receipt: 'r' }, typed: {} });
    expect(ids(after)).toEqual([]);
    expect(effects.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['store-placement', 'send-placement', 'forget-placement', 'refresh-player']),
    );
    expect(viewOf(after, { acceptsInOne: true, hasRoundRobins: true }).button).toMatchObject({ label: 'Bet Placed', action: null });
    expect(run([toggled('b')], after).state.placement.at).toBe('idle');
  });

  test.each([
    [named('insufficient-funds', null), { label: 'Deposit', action: 'deposit' }],
    [named('price-moved', 'a'), { label: 'Accept Changes', action: 'accept' }],
    [named('temporarily-unavailable', null), { label: 'Bet', action: 'place' }],
    [named('acknowledgement-required', null), { label: 'Place Bet', action: null }],
    [named('account-restricted', null), { label: 'Place Bet', action: null }],
    [named('location-not-verified', null), { label: 'Place Bet', action: 'place' }],
    [named('placement-id-reused', null), { label: 'Place Bet', action: 'place' }],
  ])('a bet refused with $code gives the button the product’s text', (refusal, button) => {
    const state = ready();
    const { state: after } = run([press(state), verified, decided({ accepted: false, refusals: [refusal] })], state);
    expect(viewOf(after, { acceptsInOne: false, hasRoundRobins: true }).button).toMatchObject({
      ...button,
      refusal: { code: refusal.code },
    });
  });

  test('placed selections stay visible until the decision, whatever the server pushes', () => {
    const state = ready();
    const { state: sending } = run([press(state), verified, received(slipOf([], 2n)), received(slipOf([], 1n))], state);
    expect(ids(sending)).toEqual(['a']);
    expect(ids(run([decided({ accepted: true, receipt: 'r' })], sending).state)).toEqual([]);
  });

  test('a bet’s refusal is cleared when the player changes the amount', () => {
    const state = ready();
    const { state: after } = run(
      [press(state), verified, decided({ accepted: false, refusals: [named('insufficient-funds', null)] }), typed('straight:a', '1')],
      state,
    );
    expect(viewOf(after, { acceptsInOne: true, hasRoundRobins: true }).button).toMatchObject({
      label: 'Place Bet',
      action: 'place',
      refusal: null,
    });
  });

  test('a refusal for low odds is cleared once the odds change', () => {
    const state = ready();
    const { state: low } = run(
      [press(state), verified, decided({ accepted: false, refusals: [named('odds-too-low', 'straight:a')] })],
      state,
    );
    const button = (events: readonly BetslipEvent[]) => viewOf(run(events, low).state, { acceptsInOne: true, hasRoundRobins: true }).button;
    const seen = (id: string, american: number): BetslipEvent => ({ type: 'offers-seen', offers: { [id]: offerAt(american) } });
    expect([button([]).action, button([seen('a', -110)]).action, button([seen('b', 100)]).action]).toEqual([null, null, null]);
    expect(button([seen('a', 100)])).toMatchObject({ action: 'place', refusal: null });
  });

  test('a visitor is asked to log in, and no bet is sent', () => {
    const { state } = run([...visitor, received(slipOf([legOf('a')])), typed('straight:a', '10')]);
    expect(viewOf(state, { acceptsInOne: true, hasRoundRobins: true }).button).toMatchObject({ label: 'Log In to Bet', action: 'log-in' });
    expect(placementOf(state, 'id', 0, { hasRoundRobins: true })).toBeNull();
  });
});
