import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type Asking = { readonly port: number; readonly hash: string };

type Change = {
  readonly revision: string;
  readonly steps: readonly { readonly op: string; readonly nodeId: string }[] | null;
  readonly spreadMs: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Waits for the delay in the frame, then queries its inserted and replaced nodes. Rejects if nodes are missing. */
export async function askAfter(frame: string, asking: Asking): Promise<void> {
  const { layoutChanged: change } = (JSON.parse(frame) as { readonly payload: { readonly data: { readonly layoutChanged: Change } } })
    .payload.data;
  if (change.steps === null) return;
  await pause(Math.random() * change.spreadMs);
  const ids = change.steps.filter(({ op }) => op === 'REPLACE' || op === 'INSERT').map(({ nodeId }) => nodeId);
  await get({ canonicalUrl: '/', revision: change.revision, ids }, asking);
}

const get = (variables: object, { port, hash }: Asking): Promise<void> =>
  new Promise((resolve, reject) => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    const given = { operationName: 'LayoutPart', variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) };
    const path = `/graphql?${new URLSearchParams(given).toString()}`;
    const sent = request({ host: '127.0.0.1', port, path, headers: { accept: 'application/json' }, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.once('end', () => (text.includes('"slots":[{') ? resolve() : reject(new Error(text.slice(0, 200))))).once('error', reject);
    });
    sent.once('error', reject).end();
  });
