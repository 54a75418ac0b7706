import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPlatform } from '#src/platform/index.ts';
import { startup } from '#tests/support/shell.tsx';
import { useStartup } from '../StartupContext.tsx';
import { StartupHost } from './StartupHost.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const PA = { sportsbookUrl: 'https://pa.test/graphql', sportsbookWebsocketUrl: 'wss://pa.test/graphql' };
const inPennsylvania = {
  ...startup,
  regionalMetadata: { ...startup.regionalMetadata, currentRegionCode: 'US-PA' },
};

const Seconds = () => <output>{String(useStartup().waitingSeconds)}</output>;

test.each([
  ['{"cfWaitingRoom":{"inWaitingRoom":true,"refreshIntervalSeconds":9}}', '9'],
  ['{"cfWaitingRoom":{"inWaitingRoom":true}}', '5'],
])('a call that answers %s makes visitors wait this many seconds: %s', async (body, seconds) => {
  const fetcher: typeof fetch = async () => new Response(body, { status: 202 });
  const platform = createPlatform({ brandId: `waiting-${seconds}`, hashes: {}, fetcher });
  render(
    <StartupHost platform={platform} first={Promise.resolve(startup)} answered={startup}>
      <Seconds />
    </StartupHost>,
  );
  expect(screen.getByRole('status').textContent).toBe('null');
  await platform.http({ method: 'GET', path: '/viewer' });
  expect((await screen.findByText(seconds)).tagName).toBe('OUTPUT');
});

const Region = () => <output>{useStartup().startup?.regionalMetadata.currentRegionCode ?? 'nowhere'}</output>;

test('startup is loaded from the site of the region that a call names, and later calls name it', async () => {
  const asked: string[] = [];
  const platform = createPlatform({
    brandId: 'moved',
    hashes: {},
    fetcher: async (input, init) => {
      const url = new URL(String(input), 'https://nj.test');
      asked.push(`${url.host}${url.pathname} ${new Headers(init?.headers).get('x-region-code') ?? ''}`);
      if (url.host !== 'pa.test') return new Response(JSON.stringify({ error: 'UNAUTHORIZED_REGION', ...PA }), { status: 403 });
      const type = { 'content-type': 'application/graphql-response+json' };
      return new Response(JSON.stringify({ data: { startup: inPennsylvania } }), { headers: type });
    },
  });
  render(
    <StartupHost platform={platform} first={Promise.resolve(startup)} answered={startup}>
      <Region />
    </StartupHost>,
  );
  expect(screen.getByRole('status').textContent).toBe('US-NJ');
  await platform.http({ method: 'GET', path: '/api/session' });
  expect((await screen.findByText('US-PA')).tagName).toBe('OUTPUT');
  expect(asked).toEqual(['nj.test/api/session ', 'pa.test/api/session ', 'pa.test/graphql CA-DEFAULT']);
  expect(platform.credentials.publicHeaders()).toMatchObject({ 'x-region-code': 'US-PA', 'x-country-code': 'US' });
});
