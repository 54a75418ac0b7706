import { ok, refuse, type Result } from '#src/lib/result.ts';
import { fetchWithin, HTTP_TIMEOUT_MS } from './timeout.ts';

/** Product §8, REST error codes. */
export type HttpFaultCode = 'UNAUTHORIZED_ERROR' | 'NETWORK_ERROR' | 'TIMEOUT_ERROR' | 'CONNECTION_ERROR' | 'UNKNOWN_ERROR';

/** `status` and `body` are there when the server did answer. */
export type HttpFault = { readonly code: HttpFaultCode; readonly status: number | null; readonly body: unknown };
export type HttpAnswer = { readonly status: number; readonly body: unknown; readonly headers: Headers };

export type HttpCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Its media type goes into `headers`. */
  readonly file?: Blob;
};

export type HttpClient = (call: HttpCall) => Promise<Result<HttpAnswer, HttpFault>>;

/** Calls of our own origin, cookies included. Answers outside 2xx are faults, 401 among them; nothing is retried. Calls that carry a file go by `fileFetcher`. */
export function createHttpClient(
  fetcher: typeof fetch = fetchWithin(HTTP_TIMEOUT_MS),
  isOnline: () => boolean = () => navigator.onLine,
  fileFetcher: typeof fetch = fetcher,
): HttpClient {
  return async (call) => {
    try {
      const response = await (call.file ? fileFetcher : fetcher)(call.path, requestOf(call));
      const body = bodyOf(await response.text());
      if (response.ok) return ok({ status: response.status, body, headers: response.headers });
      return refuse({
        code: response.status === 401 ? 'UNAUTHORIZED_ERROR' : response.status >= 500 ? 'NETWORK_ERROR' : 'UNKNOWN_ERROR',
        status: response.status,
        body,
      });
    } catch (error) {
      return refuse({ code: faultOf(error, isOnline()), status: null, body: null });
    }
  };
}

function requestOf({ method, headers, form, json, file }: HttpCall): RequestInit {
  if (file) return { method, credentials: 'same-origin', headers: { ...headers }, body: file };
  if (form) return { method, credentials: 'same-origin', headers: { ...headers }, body: new URLSearchParams(form) };
  if (json !== undefined)
    return { method, credentials: 'same-origin', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) };
  return { method, credentials: 'same-origin', headers: { ...headers } };
}

function bodyOf(text: string): unknown {
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}

function faultOf(error: unknown, isOnline: boolean): HttpFaultCode {
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return 'TIMEOUT_ERROR';
  return isOnline ? 'NETWORK_ERROR' : 'CONNECTION_ERROR';
}
