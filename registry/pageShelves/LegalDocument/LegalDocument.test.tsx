import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#brands/tsb/brand.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LegalDocument', () => {
  it('a legal document has a heading, the brand’s name, its version and its date', async () => {
    await stageCase(caseOf('LegalDocument', 'usual'));
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeDefined();
    expect(screen.getByText(`No real money is taken or paid by ${brand.name}.`).tagName).toBe('P');
    expect(screen.getByText(/^Version 2, in force from 11\/20\/2026/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('a version that is not in force links to the one that is', async () => {
    await stageCase(caseOf('LegalDocument', 'past'));
    expect(screen.getByRole('link', { name: 'Read the one in force' }).getAttribute('href')).toBe('/legal/terms');
    expect(screen.getByText('Version 1')).toBeDefined();
  });

  it('the page of an unknown version says that it does not exist', async () => {
    await stageCase(caseOf('LegalDocument', 'empty'));
    expect(screen.getByRole('heading', { level: 1, name: 'There is no such version' })).toBeDefined();
  });
});
