export type Call = { readonly path: string; readonly body: object | null; readonly csrfToken: string | null };
export type Answered = { readonly status: number; readonly body: unknown };

/** Sends a call. Rejects without a response. */
export type Send = (call: Call) => Promise<Answered>;

const API = '/console/api';

export const sendByFetch: Send = async ({ path, body, csrfToken }) => {
  const response = await fetch(`${API}/${path}`, {
    method: body === null ? 'GET' : 'POST',
    credentials: 'same-origin',
    cache: 'no-store',
    headers: {
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(csrfToken === null ? {} : { 'x-csrf-token': csrfToken }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text) };
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
