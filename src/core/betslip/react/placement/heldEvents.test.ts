import { describe, expect, test } from 'vitest';
import type { BetslipEvent } from '../../events.ts';
import { holdEvents } from './heldEvents.ts';

const cleared: BetslipEvent = { type: 'betslip-cleared' };
const auto = (isOn: boolean): BetslipEvent => ({ type: 'auto-accept-set', isOn });

describe('events of the slip before its code has come', () => {
  test('held events run in order when the code loads, and later ones at once', () => {
    const heard: BetslipEvent[] = [];
    const held = holdEvents();
    held.dispatch(auto(true));
    held.dispatch(cleared);
    held.attach((event) => heard.push(event));
    held.dispatch(auto(false));
    expect(heard).toEqual([auto(true), cleared, auto(false)]);
  });

  test('events caused by held events run after them', () => {
    const heard: BetslipEvent[] = [];
    const held = holdEvents();
    held.dispatch(auto(true));
    held.attach((event) => {
      heard.push(event);
      if (event.type === 'auto-accept-set' && event.isOn) held.dispatch(cleared);
    });
    expect(heard).toEqual([auto(true), cleared]);
  });

  test('held events can be dropped and are returned', () => {
    const held = holdEvents();
    held.dispatch(cleared);
    expect(held.drop()).toEqual([cleared]);
    expect(held.drop()).toEqual([]);
  });
});
