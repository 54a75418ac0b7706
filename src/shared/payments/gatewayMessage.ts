import { DEPOSIT_FAILED } from './depositProblems.ts';
import { isPlainObject } from '../values/plainObject.ts';

/** Messages of the provider's page (product §4). */
export type GatewayMessage =
  | { readonly type: 'goBackToDeposit' | 'goBackToWithdrawal' | 'ready' | 'resubmitCreate' | 'showInformationMismatch' }
  | { readonly type: 'depositSuccessful' | 'showReceipt' }
  | { readonly type: 'depositFailed'; readonly errorMessage: string; readonly showTryAgainCTA: boolean };

const MOST_CHARACTERS = 300;

const plain = [
  'depositSuccessful',
  'goBackToDeposit',
  'goBackToWithdrawal',
  'ready',
  'resubmitCreate',
  'showInformationMismatch',
  'showReceipt',
] as const;

/** Null for unknown messages and for other transactions. */
export function gatewayMessage(data: unknown, transactionId: string): GatewayMessage | null {
  if (!isPlainObject(data)) return null;
  const { type, transactionId: about, errorMessage, showTryAgainCTA } = data;
  if (about !== undefined && about !== transactionId) return null;
  if (type === 'depositFailed') {
    const isSaid = typeof errorMessage === 'string' && errorMessage.trim() !== '' && errorMessage.length <= MOST_CHARACTERS;
    return { type, errorMessage: isSaid ? errorMessage : DEPOSIT_FAILED, showTryAgainCTA: showTryAgainCTA === true };
  }
  const known = plain.find((each) => each === type);
  return known === undefined ? null : { type: known };
}
