import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimits } from '#server/platform/rateLimits/index.ts';
import type { AdmittedNode, Revision } from '../serve/admit.ts';
import { createHealth, networkOf, type NodeFault, type Sighting } from './health.ts';

const node = (id: string): AdmittedNode => ({
  ...{
    id,
    digest: `digest-${id}`,
    kind: 'QuickLinksShelf',
    parent: null,
    region: 'main',
    criticality: 'OPTIONAL',
    isGuarded: false,
    fallback: null,
  },
  ...{ rule: null, label: null, trackingId: null, presentation: null, absence: null, content: null },
});
const home: Revision = { hash: 'h1', surface: 'home', title: null, lacks: [], rules: [], personal: null, nodes: [node('a'), node('b')] };

function scene() {
  let now = Date.parse('2026-11-22T10:00:00Z');
  const seen: Sighting[] = [];
  const faults: NodeFault[] = [];
  let isAway = false;
  const health = createHealth({
    now: () => new Date(now),
    published: () => [home],
    rateLimits: createRateLimits(() => now),
    write: async (sightings, told) => {
      if (isAway) throw new Error('away');
      seen.push(...sightings);
      faults.push(...told);
    },
  });
  const fail = (session: string | null, more: object = {}, ip = '203.0.113.7') =>
    health.failed({ session, ip }, { revision: 'h1', nodeId: 'a_place', reason: 'threw', ...more });
  return { health, seen, faults, fail, pass: (ms: number) => (now += ms), away: (away: boolean) => (isAway = away) };
}

describe('reports of failed nodes', () => {
  it('a failed node is reported once per session', async () => {
    const { health, faults, fail } = scene();
    fail('s1');
    fail('s1');
    fail('s2', { revision: 'h1~marked' });
    expect(await health.flush()).toEqual([{ surface: 'home', id: 'a', digest: 'digest-a', kind: 'QuickLinksShelf', isGuarded: false }]);
    expect(faults.map(({ session, network, reason }) => [session, network, reason])).toEqual([
      ['s1', '203.0.113', 'threw'],
      ['s2', '203.0.113', 'threw'],
    ]);
    expect(await health.flush()).toEqual([]);
  });

  it.each<[string, string | null, object]>([
    ['of a page without a session', null, {}],
    ['of a revision that is not published', 's1', { revision: 'gone' }],
    ['of a node that is not there', 's1', { nodeId: 'x_place' }],
    ['of data or code that did not come', 's1', { reason: 'source-failed' }],
    ['of a kind that an old build does not know', 's1', { reason: 'unsupported' }],
  ])('a report is dropped if it is %s', async (_, session, more) => {
    const { health, faults, fail } = scene();
    fail(session, more);
    expect(await health.flush()).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('reports of failed nodes are limited per minute, session and network', async () => {
    const { health, faults, fail, pass } = scene();
    for (let at = 0; at < 30; at += 1) fail('loud', { nodeId: at < 20 ? 'x' : 'a' });
    await health.flush();
    expect(faults).toEqual([]);
    for (let at = 0; at < 500; at += 1) fail(`made-up-${at}`);
    await health.flush();
    expect(faults).toHaveLength(180);
    fail('elsewhere', {}, '198.51.100.1');
    pass(60_000);
    fail('loud');
    await health.flush();
    expect(faults.slice(180).map(({ session }) => session)).toEqual(['elsewhere', 'loud']);
  });
});

describe('sightings of a surface', () => {
  it('a session that sees a surface is recorded once a minute, and with each fault', async () => {
    const { health, seen, fail, pass } = scene();
    const who = { session: 's1', ip: '203.0.113.7' };
    health.saw(who, 'home');
    health.saw(who, 'home');
    health.saw(who, 'live');
    health.saw({ ...who, session: null }, 'home');
    fail('s2');
    await health.flush();
    expect(seen.map(({ session, surface }) => `${session} ${surface}`)).toEqual(['s1 home', 's1 live', 's2 home']);
    pass(59_999);
    health.saw(who, 'home');
    pass(1);
    health.saw(who, 'home');
    await health.flush();
    expect(seen).toHaveLength(4);
  });
});

describe('a database outage', () => {
  it('sightings and faults survive a database outage, with those that came meanwhile', async () => {
    const { health, seen, faults, fail, away, pass } = scene();
    health.saw({ session: 's1', ip: '203.0.113.7' }, 'live');
    fail('s2');
    away(true);
    await expect(health.flush()).rejects.toThrow('away');
    pass(60_000);
    health.saw({ session: 's1', ip: '203.0.113.7' }, 'live');
    fail('s3');
    await expect(health.flush()).rejects.toThrow('away');
    away(false);
    expect((await health.flush()).map(({ id }) => id)).toEqual(['a']);
    expect(faults.map(({ session }) => session)).toEqual(['s2', 's3']);
    expect(seen.map(({ session, surface, at }) => `${session} ${surface} ${at.toISOString().slice(11, 16)}`).toSorted()).toEqual([
      's1 live 10:01',
      's2 home 10:00',
      's3 home 10:01',
    ]);
    expect(await health.flush()).toEqual([]);
  });

  it('at most 20,000 sightings are kept during a database outage', async () => {
    const { health, seen, away } = scene();
    const look = (prefix: string): void => {
      for (let at = 0; at < 20_010; at += 1) health.saw({ session: `${prefix}${at}`, ip: '203.0.113.7' }, 'home');
    };
    look('early');
    away(true);
    const lost = health.flush();
    look('late');
    await expect(lost).rejects.toThrow('away');
    away(false);
    await health.flush();
    expect(seen).toHaveLength(20_000);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.7', '203.0.113'],
    ['::FFFF:203.0.113.7', '203.0.113'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:0DB8:0001:2::6', '2001:db8:1'],
    ['2001:db8::5', '2001:db8:0'],
    ['2001:db8:0:1::5', '2001:db8:0'],
    ['2600::abcd', '2600:0:0'],
    ['2600::1:abcd', '2600:0:0'],
    ['fe80::1%eth0', 'fe80:0:0'],
    ['2001:db8:7::', '2001:db8:7'],
    ['::1', '0:0:0'],
    ['::', '0:0:0'],
  ])('the network of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));

  it('all addresses of an IPv6 /48 have the same network, however they are written', () => {
    const group = fc.nat(0xffff);
    fc.assert(
      fc.property(fc.tuple(group, group, group), fc.array(group, { minLength: 10, maxLength: 10 }), (site, rest) => {
        const [one, two] = [0, 5].map(
          (at) => new URL(`http://[${[...site, ...rest.slice(at, at + 5)].map((each) => each.toString(16)).join(':')}]`),
        );
        const written = [one, two].map((url) => networkOf((url?.hostname ?? '').slice(1, -1)));
        expect(written).toEqual(Array(2).fill(site.map((each) => each.toString(16)).join(':')));
      }),
    );
  });
});
