import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const shown = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe('WireDetails', () => {
  it('the bank details name bank, beneficiary, account, routing number and SWIFT code, each to copy', async () => {
    await stageCase(caseOf('WireDetails', 'usual'));
    await screen.findByText('Beneficiary');
    expect(['Bank', 'Beneficiary', 'Account number', 'Routing number', 'SWIFT code'].map(shown)).toEqual([
      'First Meridian Example Bank',
      'Linemaker Player Funds New Jersey',
      '4400 1180 21',
      '990412009',
      'FMEXUS99XXX',
    ]);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Copy Reference for $200.00' }), {});
    expect(writeText).toHaveBeenCalledWith('LM-7K2F9-QX4TB');
  });
});
