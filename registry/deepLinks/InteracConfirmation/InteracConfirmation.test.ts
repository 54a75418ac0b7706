import { describe, expect, it } from 'vitest';
import { interacConfirmation } from './InteracConfirmation.ts';

const link = (withdrawalId: string) => ({ __typename: 'InteracConfirmationDeepLink', withdrawalId }) as const;

describe('a link to a withdrawal by Interac to confirm', () => {
  it.each([['wd-20419', '/account/withdrawal/interac?confirm=wd-20419']])(
    'confirming the Interac withdrawal %s leads to %s and is read back',
    (withdrawalId, address) => {
      expect(interacConfirmation.path(link(withdrawalId))).toBe(address);
      expect(interacConfirmation.parse(address)).toEqual(link(withdrawalId));
    },
  );

  it.each(['', 'a&b', '#x', '<script>'])('confirming the Interac withdrawal %j has no path', (withdrawalId) =>
    expect(interacConfirmation.path(link(withdrawalId))).toBeNull(),
  );

  it.each(['/account/withdrawal/interac', '/account/wallet/withdrawal?confirm=wd-1'])(
    '%s is not the address of an Interac withdrawal',
    (address) => expect(interacConfirmation.parse(address)).toBeNull(),
  );
});
