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
    ['its own', iPhone, [ios, android, any], [ios]],
    ['its own', phone, [ios, android, any], [android]],
    ['that for any, where it has none', phone, [ios, any], [any]],
    ['none, where there is only that of others', phone, [ios], []],
    ['a platform of the future counts for any', phone, [{ platform: 'WATCH' }], [{ platform: 'WATCH' }]],
    ['all, where it says nothing', 'Mozilla/5.0 (X11; Linux)', [ios, android], [ios, android]],
  ])('the app stores for %s: %s', (_, agent, stores, expected) => {
    expect(storesFor(agent, stores)).toEqual(expected);
  });
});
