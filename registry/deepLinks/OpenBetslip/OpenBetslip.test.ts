import { expect, it, vi } from 'vitest';
import { openBetslip } from './OpenBetslip.ts';

it('a betslip link opens the betslip with its selections', () => {
  const opener = { openForm: vi.fn(), openDialog: vi.fn(), openBetslip: vi.fn() };
  openBetslip.open?.({ __typename: 'OpenBetslipDeepLink', marketSelectionIds: ['a', 'b'] }, opener);
  expect(opener.openBetslip).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
});
