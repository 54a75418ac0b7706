import { createServer, type Server } from 'node:http';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testSealing } from '#tests/support/people/newAccount.ts';
import { testPersonKeys } from '#tests/support/people/testPersonKeys.ts';
import { makePlayer, testPorts } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';
import { type Notice, shownIdentityOf, verifyDocument, verifyPending, verifyPerson } from './verification.ts';

const store = useTestStore();
let vendor: Server;
let origin = '';
let answer: { status: number; body: string } = { status: 200, body: '{}' };
let asked: string[] = [];
const sent: string[] = [];

beforeAll(async () => {
  vendor = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      sent.push(body);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const address = vendor.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => new Promise((resolve) => vendor.close(resolve)));
beforeEach(() => (asked = []));

const deps = (isThere = true) => ({
  db: store().db,
  ports: testPorts(),
  log: pino({ level: 'silent' }),
  identityVendor: isThere ? { origin, secret: 's' } : null,
  personKeys: testPersonKeys(),
  identity: testSealing,
});
const says = (finding: unknown, isOfAge: unknown = true): void => {
  answer = { status: 200, body: JSON.stringify({ finding, isOfAge, reference: 'r1' }) };
};
async function unknown(status: 'PENDING' | 'DOCUMENT_NEEDED' = 'PENDING'): Promise<string> {
  const { playerId } = await makePlayer(store().db, { cents: 0n });
  await store().db.updateTable('players').set({ vendor_status: status, birth_date: '1990-01-01' }).where('id', '=', playerId).execute();
  return playerId;
}

describe('a person to be verified', () => {
  it.each([
    ['verified', 'VERIFIED'],
    ['unsure', 'DOCUMENT_NEEDED'],
    ['refused', 'REFUSED'],
  ] as const)('a person whom the vendor finds %s has the status %s', async (finding, status) => {
    says(finding);
    const playerId = await unknown();
    expect(await verifyPerson(deps(), playerId)).toBe(status);
    expect(asked).toEqual(['POST /identity/checks Bearer s']);
    await verifyPerson(deps(), playerId);
    expect(asked, 'and is not asked about again').toHaveLength(1);
  });

  it.each([
    ['verified', false, 'REFUSED'],
    ['unsure', false, 'REFUSED'],
    ['refused', true, 'REFUSED'],
    ['verified', null, 'DOCUMENT_NEEDED'],
    ['verified', 1, 'DOCUMENT_NEEDED'],
    ['verified', 'yes', 'DOCUMENT_NEEDED'],
    ['unsure', null, 'DOCUMENT_NEEDED'],
  ] as const)('a person found %s with the age check %j has the status %s', async (finding, isOfAge, status) => {
    says(finding, isOfAge);
    expect(await verifyPerson(deps(), await unknown())).toBe(status);
  });

  it.each([
    ['US-NJ', 21],
    ['CA-ON', 19],
  ])('a person in %s is checked for the region’s minimum age of %i', async (region, leastAge) => {
    says('verified');
    const playerId = await unknown();
    await store().db.updateTable('players').set({ region }).where('id', '=', playerId).execute();
    await verifyPerson(deps(), playerId);
    expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({ birthDate: '1990-01-01', leastAge, region });
  });

  it.each([
    [500, '{}'],
    [200, 'no json'],
    [200, '{}'],
    [200, '{"finding":"of tomorrow","reference":"r"}'],
    [200, '{"finding":"verified"}'],
    [200, 'null'],
  ])('a person’s identity stays pending if the vendor answers %i %s', async (status, body) => {
    answer = { status, body };
    expect(await verifyPerson(deps(), await unknown())).toBe('PENDING');
  });

  it('a person’s identity stays pending without a vendor', async () => {
    expect(await verifyPerson(deps(false), await unknown())).toBe('PENDING');
  });
});

describe('the notice of a verified identity', () => {
  it.each([
    ['verified', 1],
    ['unsure', 0],
    ['refused', 0],
  ])('a person found %s is notified %i times, however many checks run at once', async (finding, times) => {
    says(finding);
    const playerId = await unknown();
    const told: string[] = [];
    const sent: (string | null)[] = [];
    const notice: Notice = {
      write: async (_trx, id) => `mail ${told.push(id)}`,
      send: async (mailId) => void sent.push(mailId),
    };
    let [waiting, goOn]: [number, () => void] = [0, () => undefined];
    const both = new Promise<void>((resolve) => (goOn = resolve));
    const identityVendor = {
      ...{ origin, secret: 's' },
      ask: async (...call: Parameters<typeof fetch>) => {
        waiting += 1;
        if (waiting === 2) goOn();
        await both;
        return fetch(...call);
      },
    };
    const check = () => verifyPerson({ ...deps(), identityVendor }, playerId, notice);
    await Promise.all([check(), check()]);
    expect(told).toEqual(Array.from({ length: times }, () => playerId));
    expect(sent.filter((mailId) => mailId !== null)).toHaveLength(times);
  });
});

it('a verified status is stored together with its mail, or not at all', async () => {
  says('verified');
  const playerId = await unknown();
  const sent: (string | null)[] = [];
  const notice = (write: Notice['write']): Notice => ({ write, send: async (mailId) => void sent.push(mailId) });
  await expect(
    verifyPerson(
      deps(),
      playerId,
      notice(() => Promise.reject(new Error('gone'))),
    ),
  ).rejects.toThrow('gone');
  expect(await shownIdentityOf(deps(), playerId)).toBe('PENDING');
  expect(
    await verifyPerson(
      deps(),
      playerId,
      notice(async () => 'mail 1'),
    ),
  ).toBe('VERIFIED');
  expect(sent).toEqual(['mail 1']);
});

describe('pending checks after a restart', () => {
  const opened = async (minutesAgo: number): Promise<string> => {
    const playerId = await unknown();
    const created_at = new Date(deps().ports.now().getTime() - minutesAgo * 60_000);
    await store().db.updateTable('players').set({ created_at }).where('id', '=', playerId).execute();
    return playerId;
  };

  it('pending checks are repeated after five minutes and for a day', async () => {
    says('verified');
    const [recent, waiting, old] = [await opened(4), await opened(6), await opened(24 * 60 + 1)];
    await verifyPending(deps());
    expect(await Promise.all([recent, waiting, old].map((id) => shownIdentityOf(deps(), id)))).toEqual(['PENDING', 'VERIFIED', 'PENDING']);
  });

  it('pending checks are not repeated at once while the vendor is unavailable, nor without a vendor', async () => {
    answer = { status: 503, body: '' };
    await opened(6);
    await verifyPending(deps(false));
    expect(asked).toEqual([]);
    await verifyPending(deps());
    await verifyPending(deps());
    expect(asked).toEqual(['POST /identity/checks Bearer s']);
  });
});

describe('an identity document', () => {
  const document = { mediaType: 'image/png', bytes: Buffer.from('x') };

  it('a document that no check has asked for is refused', async () => {
    expect(await verifyDocument(deps(), { playerId: await unknown(), ...document })).toEqual({ ok: false, refusal: 'not-asked-for' });
    expect(await verifyDocument(deps(), { playerId: await unknown('DOCUMENT_NEEDED'), ...document })).toEqual({
      ok: false,
      refusal: 'not-asked-for',
    });
  });

  it('a document is sent with its check’s reference, and counts only if the vendor answers', async () => {
    says('unsure');
    const playerId = await unknown();
    await verifyPerson(deps(), playerId);
    answer = { status: 503, body: '' };
    expect(await verifyDocument(deps(), { playerId, ...document })).toEqual({ ok: false, refusal: 'vendor-unreachable' });
    expect(await shownIdentityOf(deps(), playerId)).toBe('DOCUMENT_NEEDED');
    says('verified');
    expect(await verifyDocument(deps(), { playerId, ...document })).toEqual({ ok: true, value: 'VERIFIED' });
    expect(asked.at(-1)).toBe('POST /identity/checks/r1/documents Bearer s');
  });
});
