import type { Plugin } from 'graphql-yoga';
import { encodingFor, PACK_FROM_BYTES, packers } from './hotAnswer.ts';

/** Compresses JSON responses, not streams. */
export const usePacking = (): Plugin => ({
  onResponse: async ({ request, response, setResponse, fetchAPI }) => {
    const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined);
    const isWhole = /^application\/(graphql-response\+)?json/.test(response.headers.get('content-type') ?? '');
    if (encoding === null || !isWhole || Number(response.headers.get('content-length')) < PACK_FROM_BYTES) return;
    const body = await packers[encoding](await response.text());
    const headers = new fetchAPI.Headers(response.headers);
    headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.length));
    setResponse(new fetchAPI.Response(new Uint8Array(body), { status: response.status, headers }));
  },
});
