import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { storesFor } from './storesFor.ts';

describe('AppPrompt', () => {
  it('the app prompt offers every store on an unknown device, and staying in the browser', async () => {
    await stageCase(caseOf('AppPrompt', 'usual'));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['App for iPhone', 'App for Android']);
    expect(screen.getByRole('button', { name: 'Continue in the browser' })).toBeDefined();
  });

  it('the app prompt reports a link that is not to a store and does not draw it', async () => {
    const { reasons } = await stageCase(caseOf('AppPrompt', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(reasons()).toEqual(['app-prompt-hostile WebPageDeepLink unmapped-link']);
  });
});

describe('the stores of a device', () => {
  const [ios, android, any] = [{ platform: 'IOS' }, { platform: 'ANDROID' }, { platform: 'ANY' }] as const;
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';

  it.each([
    ['the store of the device', iPhone, [ios, android, any], [ios]],
    ['the store of the device', phone, [ios, android, any], [android]],
    ['the store for any device if there is none of its own', phone, [ios, any], [any]],
    ['no store if all are of other devices', phone, [ios], []],
    ['a store of an unknown platform', phone, [{ platform: 'WATCH' }], [{ platform: 'WATCH' }]],
    ['all stores if the device is unknown', 'Mozilla/5.0 (X11; Linux)', [ios, android], [ios, android]],
  ])('the app prompt links to %s for the browser %s', (_, agent, stores, expected) => {
    expect(storesFor(agent, stores)).toEqual(expected);
  });
});
