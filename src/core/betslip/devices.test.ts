import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legOf, offerAt, selectionOf, slipOf } from '#tests/support/slips.ts';
import type { BetslipEffect, BetslipEvent } from './events.ts';
import { selectedIds } from './overlay.ts';
import { initialBetslip, stepBetslip } from './reducer.ts';
import type { BetslipState, QueuedIntent, Slip } from './types.ts';

class SlipServer {
  ids: string[] = [];
  version = 1n;

  perform(intent: QueuedIntent): Slip {
    if (intent.kind === 'add' && !this.ids.includes(intent.selection.id)) this.ids = [...this.ids, intent.selection.id];
    if (intent.kind === 'remove') this.ids = this.ids.filter((id) => id !== intent.selectionId);
    if (intent.kind === 'clear') this.ids = [];
    this.version += 1n;
    return this.slip();
  }
  slip = (): Slip =>
    slipOf(
      this.ids.map((id) => legOf(id)),
      this.version,
    );
}

type Wire = { readonly intent: QueuedIntent } | { readonly read: true };

class Device {
  state: BetslipState = initialBetslip;
  requests: Wire[] = [];
  answers: BetslipEvent[] = [];
  pushes: Slip[] = [];

  dispatch(event: BetslipEvent): void {
    const { state, effects } = stepBetslip(this.state, event);
    this.state = state;
    for (const effect of effects) this.#perform(effect);
  }
  #perform(effect: BetslipEffect): void {
    if (effect.type === 'send-intent') this.requests.push({ intent: effect.intent });
    if (effect.type === 'query-slip') this.requests.push({ read: true });
  }
}

type Move = {
  readonly device: 0 | 1;
  readonly act: 'answer' | 'clear' | 'duplicate' | 'lose' | 'push' | 'send' | 'toggle';
  readonly pick: number;
};
const moves = fc.array(
  fc.record({
    device: fc.constantFrom(0 as const, 1 as const),
    act: fc.constantFrom<Move['act']>(
      'toggle',
      'toggle',
      'toggle',
      'clear',
      'send',
      'send',
      'answer',
      'answer',
      'push',
      'push',
      'duplicate',
      'lose',
    ),
    pick: fc.nat({ max: 5 }),
  }),
  { maxLength: 80 },
);
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
const idsOf = (state: BetslipState) => [...selectedIds(state)].toSorted();

function world() {
  const server = new SlipServer();
  const devices: readonly [Device, Device] = [new Device(), new Device()];
  const versions: bigint[][] = [[], []];
  const deliver = (at: 0 | 1, event: BetslipEvent): void => {
    devices[at].dispatch(event);
    const { slip } = devices[at].state;
    if (slip) versions[at]?.push(slip.version);
  };
  const send = (at: 0 | 1): void => {
    const request = devices[at].requests.shift();
    if (!request) return;
    if ('read' in request) return void devices[at].answers.push({ type: 'slip-received', slip: server.slip() });
    const slip = server.perform(request.intent);
    devices[at].answers.push({ type: 'intent-confirmed', intentId: request.intent.id, slip });
    for (const device of devices) device.pushes.push(slip);
  };
  const answer = (at: 0 | 1): void => {
    const event = devices[at].answers.shift();
    if (event) deliver(at, event);
  };
  const push = (at: 0 | 1, pick: number, keeps: boolean): void => {
    const { pushes } = devices[at];
    const slip = pushes[pick % Math.max(pushes.length, 1)];
    if (!slip) return;
    if (!keeps) pushes.splice(pushes.indexOf(slip), 1);
    deliver(at, { type: 'slip-received', slip });
  };
  const settle = (): void => {
    for (const at of [0, 1] as const)
      while (devices[at].requests.length + devices[at].answers.length > 0) {
        send(at);
        answer(at);
      }
  };
  for (const at of [0, 1] as const) deliver(at, { type: 'owner-known', owner: { type: 'player', id: 'p' } });
  settle();
  return { server, devices, versions, send, answer, push, settle, deliver };
}

describe('R12: two devices of one player', () => {
  test('two devices end with the server’s slip after any reordered, repeated or lost messages', () => {
    fc.assert(
      fc.property(moves, (drawn) => {
        const { server, devices, versions, send, answer, push, settle, deliver } = world();
        for (const { device, act, pick } of drawn) {
          const name = NAMES[pick] ?? 'a';
          if (act === 'toggle') deliver(device, { type: 'selection-toggled', selection: selectionOf(name), offer: offerAt(-110) });
          if (act === 'clear') deliver(device, { type: 'betslip-cleared' });
          if (act === 'send') send(device);
          if (act === 'answer') answer(device);
          if (act === 'push') push(device, pick, false);
          if (act === 'duplicate') push(device, pick, true);
          if (act === 'lose') devices[device].pushes.splice(pick, 1);
        }
        settle();
        // Delivers the remaining messages in any order, then reloads the state, as after a reconnect.
        for (const at of [0, 1] as const) {
          while (devices[at].pushes.length > 0) push(at, devices[at].pushes.length - 1, false);
          deliver(at, { type: 'slip-received', slip: server.slip() });
        }
        for (const { state } of devices) {
          expect(idsOf(state)).toEqual(server.ids.toSorted());
          expect([state.slip?.version, state.intents]).toEqual([server.version, []]);
        }
        for (const seen of versions) expect(seen).toEqual(seen.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      }),
      { numRuns: 300 },
    );
  });

  test('a device’s own edit stays visible while the other device edits', () => {
    const { devices, deliver, push, send } = world();
    deliver(0, { type: 'selection-toggled', selection: selectionOf('a'), offer: offerAt(-110) });
    deliver(1, { type: 'selection-toggled', selection: selectionOf('b'), offer: offerAt(-110) });
    send(1);
    push(0, 0, false);
    expect(idsOf(devices[0].state)).toEqual(['a', 'b']);
  });

  test('simultaneous additions on two devices are both kept', () => {
    const { devices, deliver, settle, server } = world();
    deliver(0, { type: 'selection-toggled', selection: selectionOf('a'), offer: offerAt(-110) });
    deliver(1, { type: 'selection-toggled', selection: selectionOf('b'), offer: offerAt(-110) });
    settle();
    for (const { pushes, state } of devices) expect([pushes.length > 0, state.intents]).toEqual([true, []]);
    expect(server.ids.toSorted()).toEqual(['a', 'b']);
  });
});
