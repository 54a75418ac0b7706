import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppDeps } from '../../deps.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { encodingFor, compressors, toCachedResponse } from './cachedResponse.ts';
import { ResponseCache } from './responseCache.ts';

const schema: GraphQLSchema = buildSchema(`
  directive @player on FIELD_DEFINITION | OBJECT
  type Query { startup(geoPacket: String): Startup pageLayout(canonicalUrl: String!): Page liveEventsCount: Count account: Account sportsMenu: [Count!] }
  type Startup { anonymousToken: String sportsbookUrl: String }
  type Page { title: String own: String @player bets: Bets }
  type Bets @player { count: Int }
  type Count { count: Int }
  type Account @player { id: ID }
`);
const visitor: Viewer = {
  brand: 'one',
  region: 'US-NJ',
  country: 'US',
  addressRegion: 'US-NJ',
  ip: '203.0.113.7',
  device: 'DESKTOP',
  capabilities: null,
  owner: null,
  anonymousId: null,
  session: null,
};

let executed = 0;
let nowMs = 0;
let hot: ResponseCache;
let fails = false;

beforeEach(() => {
  [executed, nowMs, fails] = [0, 0, false];
  const read = (text: string) => {
    const document = parse(text);
    return validate(schema, document).length === 0 ? document : null;
  };
  const fields = schema.getQueryType()?.getFields() ?? {};
  const resolve = (field: string, value: (context: { viewer: Viewer; visitor: { anonymousToken: () => string | null } }) => unknown) => {
    const found = fields[field];
    if (found)
      found.resolve = (_root, _args, context) => {
        executed += 1;
        if (fails) throw new Error('no');
        return value(context as never);
      };
  };
  resolve('startup', ({ visitor: values }) => ({ anonymousToken: values.anonymousToken(), sportsbookUrl: '/graphql' }));
  resolve('pageLayout', ({ viewer }) => ({ title: `${viewer.brand} ${viewer.region} ${viewer.session ? 'in' : 'out'}` }));
  resolve('liveEventsCount', () => ({ count: executed }));
  hot = new ResponseCache(schema, read, {} as AppDeps, () => nowMs);
});

const PAGE = 'query ($url: String!) { pageLayout(canonicalUrl: $url) { title } }';
const page = (viewer: Partial<Viewer> = {}, url = '/') =>
  hot.answer({ text: PAGE, operationName: undefined, variables: { url }, viewer: { ...visitor, ...viewer } });
const textOf = async (answer: ReturnType<typeof page>) => (await answer)?.parts.join('');

describe('a cached answer', () => {
  it('a cached answer is made once for all visitors who would get the same', async () => {
    expect(await textOf(page())).toBe('{"data":{"pageLayout":{"title":"one US-NJ out"}}}');
    await Promise.all([page(), page({ ip: '198.51.100.1' }), page({ anonymousId: null })]);
    expect(executed).toBe(1);
  });

  it('a cached answer differs by brand, region, device, build, address and login', async () => {
    await Promise.all([
      page(),
      page({ brand: 'two' }),
      page({ region: 'US-PA' }),
      page({ device: 'MOBILE' }),
      page({ capabilities: 'abc' }),
      page({}, '/live'),
      page({ session: { id: 's', playerId: 'p' } }),
    ]);
    expect(executed).toBe(7);
    expect(await textOf(page({ session: { id: 'other', playerId: 'other' } }))).toContain('in');
    expect(executed).toBe(7);
  });

  it('a cached answer expires sooner after a change of the offer, and at once after a layout change', async () => {
    await page();
    nowMs = 1_999;
    await page();
    expect(executed).toBe(1);
    nowMs = 2_000;
    await page();
    expect(executed).toBe(2);
    hot.worldMoved();
    nowMs = 2_249;
    await page();
    expect(executed).toBe(2);
    nowMs = 2_250;
    await page();
    expect(executed).toBe(3);
    hot.layoutsMoved();
    await page();
    expect(executed).toBe(4);
  });

  it('a cached answer’s ETag follows its content, and is null if visitors differ', async () => {
    const [first, again] = [(await page())?.etag, (hot.layoutsMoved(), await page())?.etag];
    expect(first).toMatch(/^W\/"[\w-]{22}"$/);
    expect(again).toBe(first);
    expect((await page({}, '/live'))?.etag).toBe(first);
    const startup = await hot.answer({
      text: '{ startup { anonymousToken sportsbookUrl } }',
      operationName: undefined,
      variables: undefined,
      viewer: visitor,
    });
    expect(startup).toMatchObject({
      etag: null,
      parts: ['{"data":{"startup":{"anonymousToken":"', { hole: 'anonymousToken' }, '","sportsbookUrl":"/graphql"}}}'],
    });
  });

  it('a failed answer is not cached', async () => {
    fails = true;
    expect(await page()).toBeNull();
  });
});

describe('the response cache', () => {
  it('the response cache is bounded: new addresses push out the oldest', async () => {
    const long = (at: number) => `/${at}?${'x'.repeat(1_000_000)}`;
    await page({}, '/');
    for (let at = 0; at < 40; at += 1) await page({}, long(at));
    expect(executed).toBe(41);
    await page({}, long(39));
    expect(executed, 'the newest is there').toBe(41);
    await page({}, '/');
    expect(executed, 'the oldest is not').toBe(42);
  });
});

describe('a cached answer that is sent', () => {
  const text = JSON.stringify({ data: 'x'.repeat(10_000) });

  it('a cached answer is compressed once per encoding and unpacks to the same text', async () => {
    const answer = toCachedResponse(text);
    expect(brotliDecompressSync(await answer.packed('br')).toString()).toBe(text);
    expect(gunzipSync(await answer.packed('gzip')).toString()).toBe(text);
    expect(await answer.packed('gzip')).toBe(await answer.packed('gzip'));
    expect(answer.bytes).toBe(text.length);
    expect(answer.whole?.toString()).toBe(text);
    expect(toCachedResponse('{"token":"@@visitor-token@@"}').whole, 'each visitor has another').toBeNull();
  });

  it('a failed compression is tried again at the next request', async () => {
    vi.spyOn(compressors, 'br').mockRejectedValueOnce(new Error('no memory'));
    const answer = toCachedResponse(text);
    await expect(answer.packed('br')).rejects.toThrow('no memory');
    expect(brotliDecompressSync(await answer.packed('br')).toString()).toBe(text);
    vi.restoreAllMocks();
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', null],
    ['', null],
    [undefined, null],
    ['gzip;q=0', null],
    ['zebra', null],
  ])('an answer for Accept-Encoding %s is sent as %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

describe('an answer that is not cached', () => {
  const answer = (text: string) => hot.answer({ text, operationName: undefined, variables: undefined, viewer: visitor });

  it.each([
    '{ account { id } }',
    '{ liveEventsCount { count } account { id } }',
    '{ pageLayout(canonicalUrl: "/") { own } }',
    '{ pageLayout(canonicalUrl: "/") { bets { count } } }',
    'query A { liveEventsCount { count } } query B { liveEventsCount { count } }',
    '{ liveEventsCount { nonsense } }',
    'query @nonsense { liveEventsCount { count } }',
    '{ __typename }',
    '{ startup(geoPacket: "of one player") { sportsbookUrl } }',
    'query { ...F } fragment F on Query { account { id } }',
  ])('the response cache does not answer %s', (text) => {
    expect(answer(text)).toBeNull();
    expect(executed).toBe(0);
  });
});
