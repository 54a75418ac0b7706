import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RESEND_WINDOW_MS } from '#src/shared/limits/resend.ts';
import {
  type Decision,
  isBusy,
  type Outcome,
  type Placement,
  type PlacementEffect,
  type PlacementEvent,
  type PlacementState,
  stepPlacement,
} from './placement.ts';

const placement = (id: string, createdAt = 0): Placement => ({
  id,
  playerId: 'p1',
  createdAt,
  bets: [
    {
      draftBetId: 'straight:s1',
      betAmount: '1000',
      legs: [{ selectionId: 's1', oddsNumerator: '10', oddsDenominator: '11', points: null }],
    },
  ],
});
const accepted: Decision = { accepted: true, receipt: 'receipt' };
const run = (events: readonly PlacementEvent[], from: PlacementState = { at: 'idle' }) =>
  events.reduce<{ state: PlacementState; effects: PlacementEffect[] }>(
    ({ state, effects }, event) => {
      const step = stepPlacement(state, event);
      return { state: step.state, effects: [...effects, ...step.effects] };
    },
    { state: from, effects: [] },
  );
const pressed = (id = 'a'): PlacementEvent[] => [{ type: 'place-pressed', placement: placement(id) }, { type: 'location-verified' }];
const types = (effects: readonly PlacementEffect[]) => effects.map(({ type }) => type);

describe('a press', () => {
  test('a placement is located, stored and then sent', () => {
    const { state, effects } = run(pressed());
    expect(state.at).toBe('sending');
    expect(types(effects)).toEqual(['verify-location', 'store-placement', 'send-placement']);
  });

  test('a placement without a location is refused and not sent', () => {
    const { state, effects } = run([
      { type: 'place-pressed', placement: placement('a') },
      { type: 'location-refused', message: 'Turn on location.' },
    ]);
    expect(state).toMatchObject({
      at: 'refused',
      refusals: [{ code: 'location-not-verified', displayType: 'GEO', message: 'Turn on location.' }],
    });
    expect(types(effects)).toEqual(['verify-location']);
  });

  test('a second press does nothing while a placement runs', () => {
    const { state, effects } = run([...pressed('a'), ...pressed('b')]);
    expect(state).toMatchObject({ at: 'sending', placement: { id: 'a' } });
    expect(types(effects)).toEqual(['verify-location', 'store-placement', 'send-placement']);
  });

  test('a decided placement is removed from storage', () => {
    const won = run([...pressed(), { type: 'answer-received', placementId: 'a', decision: accepted }]);
    expect(won.state).toMatchObject({ at: 'accepted', receipt: 'receipt', isRested: false });
    expect(types(won.effects).slice(-2)).toEqual(['forget-placement', 'show-placed']);
    const lost = run([...pressed(), { type: 'answer-received', placementId: 'a', decision: { accepted: false, refusals: [] } }]);
    expect(lost.state.at).toBe('refused');
    expect(types(lost.effects).at(-1)).toBe('forget-placement');
  });

  test('a second placement right after a receipt is not counted as shown', () => {
    const { state, effects } = run([
      ...pressed('a'),
      { type: 'answer-received', placementId: 'a', decision: accepted },
      ...pressed('b'),
      { type: 'answer-received', placementId: 'b', decision: accepted },
      { type: 'placed-shown', placementId: 'a' },
    ]);
    expect(state).toMatchObject({ at: 'accepted', placementId: 'b', isRested: false });
    expect(effects.at(-1)).toEqual({ type: 'forget-placement', placementId: 'a' });
  });

  test('an answer to another placement changes nothing', () => {
    expect(run([...pressed(), { type: 'answer-received', placementId: 'b', decision: accepted }]).state.at).toBe('sending');
  });
});

describe('a lost answer', () => {
  const lost: PlacementEvent[] = [...pressed(), { type: 'answer-lost', placementId: 'a' }];

  test('the outcome of a lost answer is requested at growing intervals, and at once when the connection returns', () => {
    const { effects } = run([
      ...lost,
      { type: 'outcome-lost', placementId: 'a' },
      { type: 'outcome-lost', placementId: 'a' },
      { type: 'connection-restored' },
    ]);
    expect(effects.flatMap((effect) => (effect.type === 'ask-placement' ? [effect.afterMs] : []))).toEqual([500, 1_000, 2_000, 0]);
  });

  test('a lost answer that was decided is shown and then removed', () => {
    const { state, effects } = run([
      ...lost,
      { type: 'outcome-received', placementId: 'a', outcome: { status: 'DECIDED', decision: accepted }, now: 9e9 },
    ]);
    expect(state).toMatchObject({ at: 'accepted', isRested: false });
    expect(types(effects)).not.toContain('forget-placement');
    expect(effects.at(-1)).toEqual({ type: 'show-placed', placementId: 'a', ms: 2_000 });
    const shown = stepPlacement(state, { type: 'placed-shown', placementId: 'a' });
    expect(shown).toMatchObject({ state: { isRested: true }, effects: [{ type: 'forget-placement', placementId: 'a' }] });
  });

  test('a placement that never arrived is sent again with the same id and body', () => {
    const { state, effects } = run([
      ...lost,
      { type: 'outcome-received', placementId: 'a', outcome: { status: 'UNKNOWN' }, now: RESEND_WINDOW_MS },
    ]);
    expect(state.at).toBe('sending');
    expect(effects.at(-1)).toEqual({ type: 'send-placement', placement: placement('a'), isAgain: true });
  });

  test('an old placement that never arrived is given up as not charged', () => {
    const { state, effects } = run([
      ...lost,
      { type: 'outcome-received', placementId: 'a', outcome: { status: 'UNKNOWN' }, now: RESEND_WINDOW_MS + 1 },
    ]);
    expect(state).toMatchObject({ at: 'refused', refusals: [{ code: 'temporarily-unavailable', displayType: 'RETRYABLE' }] });
    expect(types(effects).at(-1)).toBe('forget-placement');
  });

  test('the outcome of a placement whose receipt is shown is not requested', () => {
    const shown = run([...pressed(), { type: 'answer-received', placementId: 'a', decision: accepted }]).state;
    expect(stepPlacement(shown, { type: 'placement-found', placement: placement('a') })).toEqual({ state: shown, effects: [] });
  });

  test('the outcome of a stored placement is requested after a reload', () => {
    const { state, effects } = run([{ type: 'placement-found', placement: placement('a') }]);
    expect(state).toMatchObject({ at: 'unknown' });
    expect(effects).toEqual([{ type: 'ask-placement', placementId: 'a', afterMs: 0 }]);
  });
});

/** A server that accepts each id once, an unreliable network and a player who reloads the page. */
class World {
  readonly stored = new Map<string, Placement>();
  readonly taken = new Map<string, number>();
  readonly pages: string[][] = [[]];
  #inFlight: (() => void)[] = [];
  state: PlacementState = { at: 'idle' };

  constructor(private readonly luck: () => number) {}

  dispatch = (event: PlacementEvent): void => {
    const step = stepPlacement(this.state, event);
    if (step.state.at === 'accepted' && this.state.at !== 'accepted') this.pages.at(-1)?.push(step.state.placementId);
    this.state = step.state;
    for (const effect of step.effects) this.#perform(effect);
  };

  reload(): void {
    this.state = { at: 'idle' };
    this.#inFlight = [];
    this.pages.push([]);
    for (const found of this.stored.values()) this.dispatch({ type: 'placement-found', placement: found });
  }

  settle(): void {
    for (let turn = 0; turn < 200 && this.#inFlight.length > 0; turn++)
      this.#inFlight.splice(Math.floor(this.luck() * this.#inFlight.length), 1)[0]?.();
  }

  #perform(effect: PlacementEffect): void {
    if (effect.type === 'store-placement') this.stored.set(effect.placement.id, effect.placement);
    if (effect.type === 'forget-placement') this.stored.delete(effect.placementId);
    if (effect.type === 'verify-location') this.#inFlight.push(() => this.dispatch({ type: 'location-verified' }));
    if (effect.type === 'send-placement') this.#send(effect.placement);
    if (effect.type === 'show-placed') this.#inFlight.push(() => this.dispatch({ type: 'placed-shown', placementId: effect.placementId }));
    if (effect.type === 'ask-placement') this.#inFlight.push(() => this.#answer(effect.placementId));
  }

  #send({ id }: Placement): void {
    expect(this.stored.has(id)).toBe(true);
    const copies = this.luck() < 0.2 ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      if (this.luck() >= 0.25) this.#inFlight.push(() => this.#commit(id));
    }
    if (this.luck() < 0.4) this.#inFlight.push(() => this.dispatch({ type: 'answer-lost', placementId: id }));
    else
      this.#inFlight.push(() =>
        this.taken.has(id)
          ? this.dispatch({ type: 'answer-received', placementId: id, decision: accepted })
          : this.dispatch({ type: 'answer-lost', placementId: id }),
      );
  }

  #commit(id: string): void {
    if (!this.taken.has(id)) this.taken.set(id, 1);
  }

  #answer(id: string): void {
    if (this.luck() < 0.3) return this.dispatch({ type: 'outcome-lost', placementId: id });
    const outcome: Outcome = this.taken.has(id) ? { status: 'DECIDED', decision: accepted } : { status: 'UNKNOWN' };
    this.dispatch({ type: 'outcome-received', placementId: id, outcome, now: 0 });
  }
}

function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('every press ends in one bet, shown once per page, after any losses and reloads', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.constantFrom('press', 'settle', 'reload', 'restore'), { maxLength: 25 }), (seed, acts) => {
      const world = new World(seeded(seed));
      const pressedIds: string[] = [];
      for (const act of acts) {
        if (act === 'press' && !isBusy(world.state)) {
          pressedIds.push(`p${pressedIds.length}`);
          world.dispatch({ type: 'place-pressed', placement: placement(`p${pressedIds.length - 1}`) });
        } else if (act === 'reload') world.reload();
        else if (act === 'restore') world.dispatch({ type: 'connection-restored' });
        else world.settle();
      }
      for (let round = 0; round < 50 && (world.stored.size > 0 || isBusy(world.state)); round++) {
        world.settle();
        if (isBusy(world.state)) world.dispatch({ type: 'connection-restored' });
        if (!isBusy(world.state) && world.stored.size > 0) world.reload();
      }
      expect(world.stored.size).toBe(0);
      expect(isBusy(world.state)).toBe(false);
      for (const id of world.taken.keys()) {
        const times = world.pages.map((shown) => shown.filter((one) => one === id).length);
        expect(times).toContain(1);
        expect(Math.max(...times)).toBe(1);
      }
    }),
    { numRuns: 300 },
  );
});
