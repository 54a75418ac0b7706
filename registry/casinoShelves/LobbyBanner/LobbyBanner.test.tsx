import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LobbyBanner', () => {
  it('the lobby banner has the link of its document', async () => {
    await stageCase(caseOf('LobbyBanner', 'usual'));
    expect(screen.getByRole('link', { name: 'Have a look' }).getAttribute('href')).toBe('/casino/category/slots');
  });

  it('the lobby banner does not link to other sites', async () => {
    await stageCase(caseOf('LobbyBanner', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('the lobby banner has a heading, and a line above if the document gives one', async () => {
    await stageCase(caseOf('LobbyBanner', 'usual'));
    expect(screen.getByRole('heading', { name: 'Copper Canyon' })).toBeDefined();
    expect(screen.getByText('New here')).toBeDefined();
  });

  it('the lobby banner is drawn when its theme has no picture', async () => {
    const { reasons } = await stageCase(caseOf('LobbyBanner', 'hostile'));
    expect(screen.getByRole('heading')).toBeDefined();
    expect(reasons().filter((reason) => !reason.includes('DeepLink'))).toEqual([]);
  });
});
