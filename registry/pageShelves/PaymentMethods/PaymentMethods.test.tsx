import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const radios = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked, disabled }) => [value, checked, disabled]);
const unfold = () => screen.getByRole('button', { name: 'Other methods (2)' });

describe('PaymentMethods', () => {
  it('payment methods named in the document come first with their notes; none is added, left out or chosen', async () => {
    await stageCase(caseOf('PaymentMethods', 'crowded'));
    await userEvent.click(unfold());
    expect(radios()).toEqual([
      ['trustly', false, false],
      ['debit-card', true, false],
      ['credit-card', false, true],
    ]);
    const [first] = screen.getAllByRole('radio');
    expect(first?.closest('label')?.textContent).toMatch(/^Bank accountBy your bank\. Within three days\. Many short words/);
  });

  it('payment methods show the chosen one; the others unfold and fold by keyboard', async () => {
    await stageCase(caseOf('PaymentMethods', 'empty'));
    expect(radios()).toEqual([['debit-card', true, false]]);
    expect(unfold().getAttribute('aria-expanded')).toBe('false');
    expect(document.getElementById(unfold().getAttribute('aria-controls') ?? '')).toBe(screen.getByRole('group', { name: 'Send to' }));
    unfold().focus();
    await userEvent.keyboard('{Enter}');
    expect(unfold().getAttribute('aria-expanded')).toBe('true');
    expect(radios()).toHaveLength(3);
    expect(document.activeElement).toBe(unfold());
    await userEvent.keyboard(' ');
    expect(radios()).toEqual([['debit-card', true, false]]);
  });

  it('payment methods without a document show the server’s texts and one sentence on the owner', async () => {
    await stageCase(caseOf('PaymentMethods', 'empty'));
    await userEvent.click(unfold());
    const group = screen.getByRole('group', { name: 'Send to', description: 'We pay only to a card or account in your own name.' });
    expect(group.textContent).toContain('On the excluded list.');
    expect(screen.getByText('Debit card')).toBeDefined();
    expect(screen.getAllByText(/in your own name/)).toHaveLength(1);
  });
});
