import { afterEach, describe, expect, it, vi } from 'vitest';
import { openViewing } from './viewing.ts';

const NOW = Date.parse('2026-11-21T18:00:00.000Z');
const ticket = { value: 'signed', hostUrl: 'https://pictures.example' };
const opened = { id: 'v1', playlist: '/viewings/v1/index.m3u8', expiresAt: '2026-11-21T18:01:00.000Z' };

function hostThat(status: number, body: unknown) {
  const fetcher = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
}
afterEach(() => void vi.unstubAllGlobals());

const open = (url?: string) => openViewing(ticket, () => NOW, url);

describe('a viewing', () => {
  it('a viewing is opened with its ticket in a header and not in the address', async () => {
    const fetcher = hostThat(201, opened);
    expect(await open()).toEqual({
      viewing: {
        url: 'https://pictures.example/viewings/v1',
        playlist: 'https://pictures.example/viewings/v1/index.m3u8',
        lastsMs: 60_000,
      },
    });
    const [url, init] = fetcher.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://pictures.example/viewings');
    expect(init).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer signed' } });
  });

  it('a viewing is prolonged at its own address', async () => {
    const fetcher = hostThat(200, opened);
    await open('https://pictures.example/viewings/v1');
    expect(String(fetcher.mock.calls[0]?.[0])).toBe('https://pictures.example/viewings/v1');
  });

  it('a viewing is refused with the host’s reason', async () => {
    hostThat(409, { reason: 'STREAM_CLOSED' });
    expect(await open()).toEqual({ refusal: 'STREAM_CLOSED' });
  });

  it.each([
    [500, {}],
    [409, { reason: 7 }],
    [200, 'no json'],
    [201, { ...opened, id: 7 }],
    [201, { ...opened, playlist: undefined }],
    [201, { ...opened, expiresAt: 'never' }],
  ])('a viewing that answers %i with %j is an ERROR', async (status, body) => {
    hostThat(status, body);
    expect(await open()).toEqual({ refusal: 'ERROR' });
  });

  it('a viewing without an answer is an ERROR', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await open()).toEqual({ refusal: 'ERROR' });
  });
});
