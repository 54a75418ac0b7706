import { expect, it, vi } from 'vitest';
import { form } from './Form.ts';

it('a form link opens its form over the page', () => {
  const opener = { openForm: vi.fn(), openDialog: vi.fn(), openBetslip: vi.fn() };
  form.open?.({ __typename: 'FormDeepLink', formId: 'preferences' }, opener);
  expect(opener.openForm).toHaveBeenCalledExactlyOnceWith('preferences');
});
