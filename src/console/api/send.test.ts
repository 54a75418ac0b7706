import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendByFetch } from './send.ts';

const answering = (text: string, status = 200) => {
  const fetcher = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response(status === 204 ? null : text, { status })));
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
};
afterEach(() => vi.unstubAllGlobals());

describe('a call over the network', () => {
  it('a call with a body is a POST of JSON with the token from the same origin', async () => {
    const fetcher = answering('{"a":1}');
    expect(await sendByFetch({ path: 'operations/listDrafts', body: {}, csrfToken: 'token' })).toEqual({ status: 200, body: { a: 1 } });
    expect(fetcher).toHaveBeenCalledWith('/console/api/operations/listDrafts', {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'content-type': 'application/json', 'x-csrf-token': 'token' },
      body: '{}',
    });
  });

  it('a call without a body is a GET', async () => {
    const fetcher = answering('{}');
    await sendByFetch({ path: 'session', body: null, csrfToken: null });
    expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: {} });
  });

  it.each([
    ['nothing', '', 204],
    ['a page of a proxy', '<html>', 502],
  ])('a call that answers %s has a status and no body', async (_, text, status) => {
    answering(text, status);
    expect(await sendByFetch({ path: 'logout', body: {}, csrfToken: 'a' })).toEqual({ status, body: null });
  });
});
