import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { cookiesFor } from './cookiesFor.ts';
import { type TurnedAway, turnedAwayBy } from './turnedAway.ts';
import { HTTP_TIMEOUT_MS } from '#src/shared/limits/timeouts.ts';
import { fetchWithTimeout } from './timeout.ts';

/** Codes of failed requests (product §8). */
export type HttpFaultCode = 'UNAUTHORIZED_ERROR' | 'NETWORK_ERROR' | 'TIMEOUT_ERROR' | 'CONNECTION_ERROR' | 'UNKNOWN_ERROR';

export type HttpFault = { readonly code: HttpFaultCode; readonly status: number | null; readonly body: unknown };
export type HttpAnswer = { readonly status: number; readonly body: unknown; readonly headers: Headers };

export type HttpCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly file?: Blob;
  /** True for a request that outlives the page; it carries no cookies. */
  readonly isParting?: true;
};

export type HttpClient = (call: HttpCall) => Promise<Result<HttpAnswer, HttpFault>>;

/** Creates a client that never rejects or retries. Treats non-2xx responses and the waiting room's 202 as faults (product §4, §7). */
export function createHttpClient(
  fetcher: typeof fetch = fetchWithTimeout(HTTP_TIMEOUT_MS),
  isOnline: () => boolean = () => navigator.onLine,
  fileFetcher: typeof fetch = fetcher,
  onTurnedAway: (signal: TurnedAway) => void = () => undefined,
): HttpClient {
  return async (call) => {
    try {
      const response = await (call.file ? fileFetcher : fetcher)(call.path, requestOf(call));
      const text = await response.text();
      const body = bodyOf(text);
      const turnedAway = turnedAwayBy(response, text);
      if (turnedAway) onTurnedAway(turnedAway);
      if (response.ok && !turnedAway) return ok({ status: response.status, body, headers: response.headers });
      return refuse({
        code: response.status === 401 ? 'UNAUTHORIZED_ERROR' : response.status >= 500 || response.ok ? 'NETWORK_ERROR' : 'UNKNOWN_ERROR',
        status: response.status,
        body,
      });
    } catch (error) {
      return refuse({ code: faultOf(error, isOnline()), status: null, body: null });
    }
  };
}

function requestOf({ method, path, headers, form, json, file, isParting }: HttpCall): RequestInit {
  const credentials = isParting ? 'omit' : cookiesFor(path);
  const call = { method, credentials, headers: { ...headers }, ...(isParting ? { keepalive: true } : {}) } as const;
  if (file) return { ...call, body: file };
  if (form) return { ...call, body: new URLSearchParams(form) };
  if (json !== undefined) return { ...call, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) };
  return call;
}

function bodyOf(text: string): unknown {
  try {
    const body: unknown = text === '' ? null : JSON.parse(text);
    return body;
  } catch {
    return text;
  }
}

function faultOf(error: unknown, isOnline: boolean): HttpFaultCode {
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return 'TIMEOUT_ERROR';
  return isOnline ? 'NETWORK_ERROR' : 'CONNECTION_ERROR';
}
