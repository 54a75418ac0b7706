import { describe, expect, it } from 'vitest';
import { confirmation } from './Confirmation.ts';

const link = (withdrawalId: string) => ({ __typename: 'ConfirmationDeepLink', withdrawalId }) as const;

describe('a link to a withdrawal to confirm', () => {
  it.each([['wd-20418', '/account/wallet/withdrawal?confirm=wd-20418']])(
    'confirming the withdrawal %s leads to %s and is read back',
    (withdrawalId, address) => {
      expect(confirmation.path(link(withdrawalId))).toBe(address);
      expect(confirmation.parse(address)).toEqual(link(withdrawalId));
    },
  );

  it.each(['', 'a&b', '../x', '<script>'])('confirming the withdrawal %j has no path', (withdrawalId) =>
    expect(confirmation.path(link(withdrawalId))).toBeNull(),
  );

  it.each(['/account/wallet/withdrawal', '/account/wallet/deposit?confirm=wd-1'])(
    '%s is not the address of a withdrawal to confirm',
    (address) => expect(confirmation.parse(address)).toBeNull(),
  );
});
