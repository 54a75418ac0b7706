import type { ShellServer } from './shellServer.ts';

type RestCall = { readonly method: string; readonly path: string; readonly body: unknown };
type RestAnswer = { readonly status: number; readonly body?: unknown };

/** Makes a server also answer REST paths and record what they receive. */
export function withRest<S extends ShellServer>(
  server: S,
  answer: (call: RestCall) => RestAnswer | null,
): S & { readonly calls: RestCall[] } {
  const { fetcher } = server;
  const calls: RestCall[] = [];
  const both: typeof fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input.toString(), 'http://shell.test').pathname;
    const call = { method: init?.method ?? 'GET', path, body: bodyOf(init?.body) };
    const given = answer(call);
    if (given === null) return fetcher(input, init);
    calls.push(call);
    return new Response(given.body === undefined ? null : JSON.stringify(given.body), { status: given.status });
  };
  return Object.assign(server, { fetcher: both, calls });
}

function bodyOf(body: unknown): unknown {
  if (typeof body !== 'string') return null;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
