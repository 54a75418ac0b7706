import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPlatform } from '#src/platform/index.ts';
import { createHeartbeat } from './sessionCalls.ts';

type Answer = () => Response;
const json =
  (body: object, status = 200): Answer =>
  () =>
    Response.json(body, { status });
const taken = json({ data: { heartbeat: { __typename: 'HeartbeatAnswer', status: 'OK', message: null } } });
const named = (code: string): Answer => json({ errors: [{ message: 'no', extensions: { code } }] });
const failed: Answer = () => new Response('Internal Server Error', { status: 500 });
const unreadable: Answer = () => new Response('<html>', { headers: { 'content-type': 'application/json' } });
const away: Answer = () => {
  throw new TypeError('fetch failed');
};
const of =
  (status: number): Answer =>
  () =>
    new Response('', { status });

/** Sends a heartbeat for each answer. Returns how many are reported as refused. */
async function beats(...answers: readonly (Answer | 'begin')[]): Promise<number> {
  let answer: Answer = taken;
  const platform = createPlatform({ brandId: 'beats', hashes: {}, fetcher: () => new Promise((resolve) => resolve(answer())) });
  const told: string[] = [];
  const { beat, begin } = createHeartbeat(platform, ({ type }) => void told.push(type));
  for (const each of answers) {
    if (each === 'begin') begin();
    else {
      answer = each;
      await beat(60);
    }
  }
  return told.filter((type) => type === 'heartbeat-refused').length;
}

afterEach(() => vi.restoreAllMocks());

describe('a heartbeat', () => {
  test('a heartbeat refused with a specific error logs out at once', async () => {
    expect(await beats(named('FORBIDDEN'))).toBe(1);
  });

  test.each([
    ['fails', failed],
    ['fails by its own word', named('INTERNAL_SERVER_ERROR')],
    ['cannot be read', unreadable],
  ])('a heartbeat whose answer %s is ignored once and logs out at the second time in a row', async (_how, answer) => {
    expect(await beats(answer)).toBe(0);
    expect(await beats(answer, taken, answer)).toBe(0);
    expect(await beats(answer, 'begin', answer)).toBe(0);
    expect(await beats(answer, answer)).toBe(1);
  });

  test.each([
    ['nobody was reached', away],
    ['a proxy finds no server', of(502)],
    ['a server that restarts answers 503', of(503)],
    ['a proxy waits too long', of(504)],
    ['the server is busy', of(429)],
    ['nobody is logged in, which is told by another way', named('UNAUTHENTICATED')],
  ])('a heartbeat never logs out with: %s', async (_how, answer) => {
    expect(await beats(answer, answer, answer)).toBe(0);
  });

  test('a heartbeat missed while going offline restarts the count', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
    expect(await beats(failed, failed)).toBe(0);
    online.mockReturnValue(true);
    expect(await beats(failed)).toBe(0);
  });
});
