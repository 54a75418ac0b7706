import { describe, expect, it } from 'vitest';
import { wireTransferFirst } from './WireTransferFirst.ts';

const link = (transactionType: string) => ({ __typename: 'WireTransferFirstDeepLink', transactionType }) as const;

describe('a link to the instructions of a first wire transfer', () => {
  it.each([
    ['deposit', '/account/wire-transfer?instructions=first&transaction=deposit'],
    ['withdrawal', '/account/wire-transfer?instructions=first&transaction=withdrawal'],
  ])('the first wire transfer for a %s leads to %s and is read back', (transactionType, address) => {
    expect(wireTransferFirst.path(link(transactionType))).toBe(address);
    expect(wireTransferFirst.parse(address)).toEqual(link(transactionType));
  });

  it.each(['', 'DEPOSIT', 'toString'])('the first wire transfer for %j has no path', (transactionType) =>
    expect(wireTransferFirst.path(link(transactionType))).toBeNull(),
  );

  it.each(['/account/wire-transfer', '/account/wire-transfer?instructions=repeat&transaction=deposit'])(
    '%s is not the address of a first wire transfer',
    (address) => expect(wireTransferFirst.parse(address)).toBeNull(),
  );
});
