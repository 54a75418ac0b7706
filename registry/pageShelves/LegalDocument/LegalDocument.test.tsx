import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#brands/tsb/brand.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LegalDocument', () => {
  it('heads the page, speaks for the brand, and says which version it is and since when', async () => {
    await stageCase(caseOf('LegalDocument', 'usual'));
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeDefined();
    expect(screen.getByText(`No real money is taken or paid by ${brand.name}.`).tagName).toBe('P');
    expect(screen.getByText(/^Version 2, in force from 11\/20\/2026/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leads from a version that is not in force to the one that is', async () => {
    await stageCase(caseOf('LegalDocument', 'past'));
    expect(screen.getByRole('link', { name: 'Read the one in force' }).getAttribute('href')).toBe('/legal/terms');
    expect(screen.getByText('Version 1')).toBeDefined();
  });

  it('says that there is no such version', async () => {
    await stageCase(caseOf('LegalDocument', 'empty'));
    expect(screen.getByRole('heading', { level: 1, name: 'There is no such version' })).toBeDefined();
  });
});
