import { afterEach, expect, it, vi } from 'vitest';
import { makePlayer, testPorts } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';
import { fetchLicense } from './licenses.ts';

const store = useTestStore(2);
const vendor = { origin: 'http://vendor.test', apiSecret: 's3cret' };
afterEach(() => vi.restoreAllMocks());

async function fetched(answer: Response) {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  const { sessionId } = await makePlayer(store().db);
  return fetchLicense({ db: store().db, ports: testPorts(), vendor }, { sessionId, licenseType: 'REGULAR' });
}

it.each(['tomorrow', '', null, 1_800_000_000_000])('a licence that expires at %j is refused', async (expiresAt) => {
  expect(await fetched(Response.json({ licenseKey: 'of-no-time', expiresAt }))).toEqual({ ok: false, refusal: 'vendor-unreachable' });
});

it('a licence is stored with its expiry', async () => {
  const answer = Response.json({ licenseKey: 'kept', expiresAt: '2027-01-01T00:00:00+01:00' });
  expect(await fetched(answer)).toEqual({ ok: true, value: 'kept' });
  const row = await store().db.selectFrom('geo_licenses').select('expires_at').where('key', '=', 'kept').executeTakeFirst();
  expect(row?.expires_at).toEqual(new Date('2026-12-31T23:00:00Z'));
});

it('a vendor’s refusal is read and discarded, so it holds no connection', async () => {
  const answer = Response.json({ message: 'No' }, { status: 401 });
  expect(await fetched(answer)).toEqual({ ok: false, refusal: 'vendor-unreachable' });
  expect(answer.bodyUsed).toBe(true);
});
