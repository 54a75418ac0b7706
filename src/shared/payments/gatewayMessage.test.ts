import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileMessages } from '#tests/support/hostileMessages.ts';
import { DEPOSIT_FAILED } from './depositProblems.ts';
import { gatewayMessage } from './gatewayMessage.ts';

describe('a message of the payment page', () => {
  it.each([
    'goBackToDeposit',
    'goBackToWithdrawal',
    'resubmitCreate',
    'showReceipt',
    'showInformationMismatch',
    'depositSuccessful',
    'ready',
  ])('the gateway message %s is recognised', (type) => expect(gatewayMessage({ type, transactionId: 'd1' }, 'd1')).toEqual({ type }));

  it('a failed deposit’s message has its reason and whether to retry', () => {
    const said = { type: 'depositFailed', errorMessage: 'Declined.', showTryAgainCTA: true };
    expect(gatewayMessage(said, 'd1')).toEqual(said);
  });

  it.each([undefined, 7, '', '  ', 'x'.repeat(301)])(
    'a failed deposit without a reason (%j) gets the default one and no retry',
    (errorMessage) => {
      expect(gatewayMessage({ type: 'depositFailed', errorMessage, showTryAgainCTA: 'yes' }, 'd1')).toEqual({
        type: 'depositFailed',
        errorMessage: DEPOSIT_FAILED,
        showTryAgainCTA: false,
      });
    },
  );

  it.each([
    null,
    'depositSuccessful',
    [],
    {},
    { type: 'other' },
    { type: '__proto__' },
    { type: 'depositSuccessful', transactionId: 'd2' },
  ])('the gateway message %j is dropped', (data) => expect(gatewayMessage(data, 'd1')).toBeNull());
});

it('checklist 49: any gateway message parses to a known type with valid fields, or to null', () => {
  const good = [{ type: 'depositSuccessful' }, { type: 'depositFailed', errorMessage: 'No.', showTryAgainCTA: true, transactionId: 't' }];
  fc.assert(
    fc.property(hostileMessages(good), (data) => {
      const told = gatewayMessage(data, 't');
      if (told === null) return;
      expect(told.type).toEqual(expect.any(String));
      if (told.type !== 'depositFailed') {
        expect(Object.keys(told)).toEqual(['type']);
        return;
      }
      expect(told.errorMessage.length).toBeLessThanOrEqual(300);
      expect(told.showTryAgainCTA).toEqual(expect.any(Boolean));
    }),
  );
});
