import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FieldsFragment } from '#src/gql/graphql.ts';
import { formOf, press, stageForm } from '#tests/support/formStage.tsx';

const amount = { type: 'integer', format: 'money', title: 'Amount' };

async function stageAmount(id: string, changes: Partial<FieldsFragment>) {
  const entry = formOf(id, { amount });
  const { inputs } = await stageForm({ ...entry, node: { ...entry.node, ...changes } });
  return { inputs, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }) };
}

it.each([
  ['USD', '$0.00', '$1,234.50'],
  ['CAD', '$0.00 CAD', '$1,234.50 CAD'],
])('an amount in %s has the placeholder %s, is written as %s, and is sent in cents', async (currency, placeholder, written) => {
  const user = userEvent.setup();
  const { field, inputs } = await stageAmount(`dollars-${currency}`, { currency });
  expect(field.placeholder).toBe(placeholder);
  await user.type(field, '1234.5');
  await user.tab();
  expect(field.value).toBe(written);
  await press('Send');
  expect(inputs()).toEqual([{ amount: 123_450 }]);
});

it('an amount that is cleared leaves no currency sign in the field', async () => {
  const user = userEvent.setup();
  const { field } = await stageAmount('dollars-taken-back', { currency: 'CAD' });
  await user.type(field, '7');
  await user.clear(field);
  await user.tab();
  expect(field.value).toBe('');
});
