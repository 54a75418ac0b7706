import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { brand } from '#brands/tsb/brand.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

afterEach(() => localStorage.clear());

describe('SignUpElsewhere', () => {
  it('the page to sign up on a computer has a heading and links to login and help', async () => {
    await stageCase(caseOf('SignUpElsewhere', 'usual'));
    expect(screen.getByRole('heading', { level: 1, name: 'Open your account on a computer' })).toBeDefined();
    expect(screen.getByText(`New accounts at ${brand.name} are opened on a computer for now.`)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/account/help');
  });

  it.each([
    [null, '/signup'],
    ['/signup?referral=dana-1', '/signup?referral=dana-1'],
  ])('with the referral %j stored, the copied sign-up link is %s', async (left, copied) => {
    if (left !== null) localStorage.setItem('preview.signUpUrl', JSON.stringify({ v: 1, value: left }));
    const user = userEvent.setup();
    await stageCase(caseOf('SignUpElsewhere', 'usual'));
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(location.origin + copied);
  });
});
