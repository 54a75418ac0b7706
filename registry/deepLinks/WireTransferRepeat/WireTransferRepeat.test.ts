import { describe, expect, it } from 'vitest';
import { wireTransferRepeat } from './WireTransferRepeat.ts';

const link = (transactionType: string) => ({ __typename: 'WireTransferRepeatDeepLink', transactionType }) as const;

describe('a link to the instructions of a further wire transfer', () => {
  it.each([
    ['deposit', '/account/wire-transfer?instructions=repeat&transaction=deposit'],
    ['withdrawal', '/account/wire-transfer?instructions=repeat&transaction=withdrawal'],
  ])('a further wire transfer for a %s leads to %s and is read back', (transactionType, address) => {
    expect(wireTransferRepeat.path(link(transactionType))).toBe(address);
    expect(wireTransferRepeat.parse(address)).toEqual(link(transactionType));
  });

  it.each(['', 'DEPOSIT', 'toString'])('a further wire transfer for %j has no path', (transactionType) =>
    expect(wireTransferRepeat.path(link(transactionType))).toBeNull(),
  );

  it.each(['/account/wire-transfer', '/account/wire-transfer?instructions=first&transaction=deposit'])(
    '%s is not the address of a further wire transfer',
    (address) => expect(wireTransferRepeat.parse(address)).toBeNull(),
  );
});
