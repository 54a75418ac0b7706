import type { Plugin } from 'graphql-yoga';
import { encodingFor, COMPRESS_FROM_BYTES, compressors } from './cachedResponse.ts';

/** Compresses JSON responses, but no event streams. */
export const useCompression = (): Plugin => ({
  onResponse: async ({ request, response, setResponse, fetchAPI }) => {
    const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined);
    const isWhole = /^application\/(graphql-response\+)?json/.test(response.headers.get('content-type') ?? '');
    if (encoding === null || !isWhole || Number(response.headers.get('content-length')) < COMPRESS_FROM_BYTES) return;
    const body = await compressors[encoding](await response.text());
    const headers = new fetchAPI.Headers(response.headers);
    headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.length));
    setResponse(new fetchAPI.Response(new Uint8Array(body), { status: response.status, headers }));
  },
});
