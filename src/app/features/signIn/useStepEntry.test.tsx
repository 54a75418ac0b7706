import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  atStep,
  back,
  box,
  browserGoes,
  CODE,
  enterCode,
  fillAccount,
  fillIn,
  next,
  SECRET,
  serve,
  show,
  submit,
  TAX,
} from '#tests/support/signUpPage.tsx';

beforeEach(() => localStorage.clear());

test('the browser’s Back and Forward walk the sign-up steps and keep typed values', async () => {
  const { server, sent, codes } = serve('VERIFIED');
  const view = show({ server, path: '/signup?referral=dana-1' });
  await fillIn(view);
  await browserGoes(view, 'Back');
  await atStep('Step 2 of 3Where you live');
  expect(box('City').value).toBe('Newark');
  await view.user.type(box('City'), ' upon Hudson');
  await browserGoes(view, 'Back');
  await atStep('Step 1 of 3Your account');
  expect([box('Email').value, screen.getByLabelText<HTMLInputElement>('Password').value]).toEqual(['ada@example.com', SECRET]);
  await browserGoes(view, 'Forward');
  await atStep('Step 2 of 3Where you live');
  expect(box('City').value, 'typed and not sent on').toBe('Newark upon Hudson');
  await browserGoes(view, 'Forward');
  await atStep('Step 3 of 3About you');
  expect(box('First name').value).toBe('Ada');
  await view.user.click(submit());
  await screen.findByRole('textbox', { name: 'Code' });
  await browserGoes(view, 'Back');
  await atStep('Step 3 of 3About you');
  expect(box(TAX).value).toBe('1234');
  await browserGoes(view, 'Forward');
  await enterCode(view, CODE);
  await waitFor(() => expect(view.address()).toBe('/signup/success'));
  expect(codes).toEqual([{ sign_up_id: 'sign-up-1', one_time_code: CODE }]);
  expect(sent, 'all of it was sent once').toEqual([expect.objectContaining({ city: 'Newark upon Hudson', referral_code: 'dana-1' })]);
});

test('a reload returns the sign-up to its first step', async () => {
  const view = show({ ...serve('VERIFIED'), state: { signUp: { id: 'of-before', step: 2 } } });
  await atStep('Step 1 of 3Your account');
  await fillAccount(view);
  await next(view);
  await atStep('Step 2 of 3Where you live');
  await back(view);
  await atStep('Step 1 of 3Your account');
  expect(box('Email').value).toBe('ada@example.com');
});
