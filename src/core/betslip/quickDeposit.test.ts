import { describe, expect, it } from 'vitest';
import {
  initialQuickDeposit,
  type QuickDepositEvent,
  type QuickDepositState,
  stepQuickDeposit,
  TAKES_LONG,
  TRY_AGAIN,
  UNEXPECTED,
} from './quickDeposit.ts';

const after = (events: readonly QuickDepositEvent[], from: QuickDepositState = initialQuickDeposit) =>
  events.reduce(stepQuickDeposit, from);
const charging: readonly QuickDepositEvent[] = [
  { type: 'submitted' },
  { type: 'created', transactionId: 'd1', webUrl: '/i/deposits/d1/gateway' },
];
const told = (message: Extract<QuickDepositEvent, { type: 'told' }>['message']): QuickDepositEvent => ({ type: 'told', message });
const declined = (showTryAgainCTA: boolean) => told({ type: 'depositFailed', errorMessage: 'Declined.', showTryAgainCTA });

describe('a quick deposit', () => {
  it('a quick deposit goes from the form through the hidden frame to success', () => {
    expect(after(charging)).toMatchObject({ at: 'charging', transactionId: 'd1', isLate: false });
    expect(after([...charging, told({ type: 'ready' }), told({ type: 'depositSuccessful' })])).toEqual({
      at: 'success',
      transactionId: 'd1',
    });
  });

  it.each<[string, readonly QuickDepositEvent[], QuickDepositState]>([
    ['declined, with another try', [...charging, declined(true)], { at: 'try-again', message: 'Declined.' }],
    ['declined for good', [...charging, declined(false)], { at: 'fullstop', message: 'Declined.', transactionId: null }],
    ['not answered', [{ type: 'submitted' }, { type: 'unanswered' }], { at: 'try-again', message: TRY_AGAIN }],
    ['refused', [{ type: 'submitted' }, { type: 'refused', message: null, permitted: true }], { at: 'try-again', message: TRY_AGAIN }],
    [
      'not permitted',
      [{ type: 'submitted' }, { type: 'refused', message: null, permitted: false }],
      { at: 'fullstop', message: UNEXPECTED, transactionId: null },
    ],
    [
      'of a page that did not come',
      [...charging, { type: 'not-opened', message: 'Not there.', isCertain: true }],
      { at: 'try-again', message: 'Not there.' },
    ],
    [
      'of a page that came and says nothing',
      [...charging, { type: 'not-opened', message: 'Silent.', isCertain: false }],
      { at: 'fullstop', message: 'Silent.', transactionId: 'd1' },
    ],
    ['without an end after 80 s', [...charging, { type: 'waited-too-long' }], { at: 'fullstop', message: UNEXPECTED, transactionId: 'd1' }],
    [
      'whose end the bank does not tell',
      [...charging, told({ type: 'showReceipt' })],
      { at: 'fullstop', message: TAKES_LONG, transactionId: 'd1' },
    ],
  ])('the final state of a quick deposit %s', (_, events, state) => expect(after(events)).toEqual(state));

  it('a quick deposit warns after 20 s and continues', () => {
    const late = after([...charging, { type: 'waited-long' }]);
    expect(late).toMatchObject({ at: 'charging', isLate: true });
    expect(stepQuickDeposit(late, told({ type: 'depositSuccessful' }))).toMatchObject({ at: 'success' });
  });

  it.each([declined(true), declined(false)])('a failed quick deposit starts over when its input changes', (error) => {
    expect(after([...charging, error, { type: 'input-changed' }])).toEqual({ at: 'initial' });
  });

  it('a running quick deposit ignores presses and input', () => {
    expect(after([{ type: 'submitted' }, { type: 'submitted' }])).toEqual({ at: 'creating' });
    expect(after([...charging, { type: 'submitted' }, { type: 'input-changed' }])).toMatchObject({ at: 'charging' });
  });

  it('a quick deposit that was given up ignores later messages', () => {
    const given = after([...charging, { type: 'waited-too-long' }]);
    expect(stepQuickDeposit(given, told({ type: 'depositSuccessful' }))).toBe(given);
    expect(stepQuickDeposit(initialQuickDeposit, told({ type: 'depositSuccessful' }))).toBe(initialQuickDeposit);
  });
});
