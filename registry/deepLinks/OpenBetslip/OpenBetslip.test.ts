import { expect, it, vi } from 'vitest';
import { openBetslip } from './OpenBetslip.ts';

it('opens the betslip with the selections of the link', () => {
  const opener = { openForm: vi.fn(), openDialog: vi.fn(), openBetslip: vi.fn() };
  openBetslip.open?.({ __typename: 'OpenBetslipDeepLink', marketSelectionIds: ['a', 'b'] }, opener);
  expect(opener.openBetslip).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
});
