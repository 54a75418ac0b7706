import { expect, test } from 'vitest';
import { createPlatform } from '#src/platform/index.ts';
import { loadPlace, placeStore } from './place.ts';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const answers =
  (viewer: Response, regions: Response): typeof fetch =>
  async (input) =>
    (input as string).endsWith('/viewer') ? viewer : regions;
const platformOn = (fetcher: typeof fetch) => createPlatform({ brandId: 'place', hashes: {}, fetcher });
const LIST = { regions: [{ iso_3166_2_code: 'US-NJ' }, { iso_3166_2_code: 'CA-ON' }, { code: 'US-PA' }, null] };

test('the place sets the region’s edge and keeps market and device', async () => {
  const platform = platformOn(answers(json({ dma: '501', device: 'MOBILE' }), json(LIST)));
  await loadPlace(platform, { regionCode: 'us-nj', countryCode: 'US' });
  expect(platform.credentials.publicHeaders()).toMatchObject({ 'x-region-code': 'US-NJ', 'x-country-code': 'US' });
  expect(placeStore.getState()).toEqual({ regions: ['US-NJ', 'CA-ON'], dmaCode: '501', device: 'MOBILE' });
});

test('a place without an answer is a desktop without a market and leaves the headers alone', async () => {
  const platform = platformOn(answers(json({}, 500), json('what', 500)));
  platform.credentials.setRegion({ regionCode: 'US-NY', countryCode: 'US' });
  await loadPlace(platform, { regionCode: 'US-NY', countryCode: 'US' });
  expect(platform.credentials.publicHeaders()).toMatchObject({ 'x-region-code': 'US-NY' });
  expect(placeStore.getState()).toEqual({ regions: [], dmaCode: null, device: 'DESKTOP' });
});
