import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('AnonymousExperience', () => {
  it('the visitor dialog lists what visitors can do, and links to log in and sign up', async () => {
    await stageCase(caseOf('AnonymousExperience', 'usual'));
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
    expect(screen.getByRole('button', { name: 'Keep browsing' })).toBeDefined();
  });
});
