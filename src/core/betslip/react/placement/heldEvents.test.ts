import { describe, expect, test } from 'vitest';
import type { BetslipEvent } from '../../events.ts';
import { holdEvents } from './heldEvents.ts';

const cleared: BetslipEvent = { type: 'betslip-cleared' };
const auto = (isOn: boolean): BetslipEvent => ({ type: 'auto-accept-set', isOn });

describe('events of the slip before its code has come', () => {
  test('are done in order when it comes, and at once from then on', () => {
    const heard: BetslipEvent[] = [];
    const held = holdEvents();
    held.dispatch(auto(true));
    held.dispatch(cleared);
    held.attach((event) => heard.push(event));
    held.dispatch(auto(false));
    expect(heard).toEqual([auto(true), cleared, auto(false)]);
  });

  test('caused by those that were held come after them', () => {
    const heard: BetslipEvent[] = [];
    const held = holdEvents();
    held.dispatch(auto(true));
    held.attach((event) => {
      heard.push(event);
      if (event.type === 'auto-accept-set' && event.isOn) held.dispatch(cleared);
    });
    expect(heard).toEqual([auto(true), cleared]);
  });

  test('can be given up, and are known then', () => {
    const held = holdEvents();
    held.dispatch(cleared);
    expect(held.drop()).toEqual([cleared]);
    expect(held.drop()).toEqual([]);
  });
});
