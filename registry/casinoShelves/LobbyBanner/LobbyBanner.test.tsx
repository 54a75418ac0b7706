import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LobbyBanner', () => {
  it('has one way on, and none where the document gives none', async () => {
    await stageCase(caseOf('LobbyBanner', 'usual'));
    expect(screen.getByRole('link', { name: 'Have a look' }).getAttribute('href')).toBe('/casino/category/slots');
  });

  it('leads nowhere that is not of this site', async () => {
    await stageCase(caseOf('LobbyBanner', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is a heading of the page, with a word over it only where there is one', async () => {
    await stageCase(caseOf('LobbyBanner', 'usual'));
    expect(screen.getByRole('heading', { name: 'Copper Canyon' })).toBeDefined();
    expect(screen.getByText('New here')).toBeDefined();
  });

  it('stands a picture of a theme that nobody drew', async () => {
    const { reasons } = await stageCase(caseOf('LobbyBanner', 'hostile'));
    expect(screen.getByRole('heading')).toBeDefined();
    expect(reasons().filter((reason) => !reason.includes('DeepLink'))).toEqual([]);
  });
});
