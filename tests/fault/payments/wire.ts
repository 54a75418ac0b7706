import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';

export type Sent = { readonly path: string; readonly body: string };
export type Matches = (sent: Sent) => boolean;

/** `lost`: drops the request. `unanswered`: drops its answer. `left`: the sender disconnects while waiting. */
export type Cut = 'left' | 'lost' | 'unanswered';

/** Pauses requests before the proxy forwards them, or their answers before it returns them. */
export type Hold = {
  readonly reached: (count: number) => Promise<void>;
  readonly drop: () => void;
  readonly release: () => void;
};

export type Wire = {
  readonly port: number;
  readonly cut: (matches: Matches, how: Cut) => void;
  /** Pauses every matching request until the hold is released or dropped. */
  readonly hold: (matches: Matches, at: 'after' | 'before') => Hold;
  /** Returns how many cuts have met no request. */
  readonly unmet: () => number;
  readonly close: () => void;
};

type Options = {
  /** Resolves to the current port, which changes after a kill. */
  readonly target: () => Promise<number>;
  /** Replaces the sender's host header, if given. */
  readonly host?: string;
  readonly rewrite?: (text: string) => string;
};
/** Ends the pause of one request. True forwards it, false drops it. */
type Waiting = (passes: boolean) => void;
type Rule = { readonly matches: Matches; readonly at: Cut | 'after' | 'before'; readonly held: Waiting[] | null };

/** Pauses the request. Resolves to true if it may pass, to false if it is dropped. */
const standStill = ({ held }: Rule, outgoing: ServerResponse): Promise<boolean> =>
  new Promise((resolve) => {
    held?.push((passes) => {
      if (!passes) outgoing.destroy();
      resolve(passes);
    });
  });

/** Starts a proxy that can drop or pause requests and answers. */
export async function startWire({ target, host, rewrite = (text) => text }: Options): Promise<Wire> {
  const rules = new Set<Rule>();
  const end = (rule: Rule, passes: boolean): void => {
    rules.delete(rule);
    for (const wait of rule.held ?? []) wait(passes);
  };
  const ruleOf = (sent: Sent): Rule | undefined => {
    const rule = [...rules].find(({ matches }) => matches(sent));
    if (rule && rule.held === null) rules.delete(rule);
    return rule;
  };
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<unknown> => {
    const body = Buffer.concat(await incoming.toArray());
    const rule = ruleOf({ path: incoming.url ?? '/', body: body.toString() });
    if (rule?.at === 'lost') return outgoing.destroy();
    if (rule?.at === 'before' && !(await standStill(rule, outgoing))) return undefined;
    const headers = { ...incoming.headers, ...(host === undefined ? {} : { host }), connection: 'close' };
    const upstream = request({ host: '127.0.0.1', port: await target(), path: incoming.url, method: incoming.method, headers });
    const answered = new Promise<IncomingMessage>((resolve, reject) => void upstream.once('response', resolve).on('error', reject));
    outgoing.once('close', () => upstream.destroy());
    upstream.end(body, () => (rule?.at === 'left' ? outgoing.destroy() : undefined));
    const answer = await answered;
    const text = rewrite(Buffer.concat(await answer.toArray()).toString());
    if (rule?.at === 'unanswered') return outgoing.destroy();
    if (rule?.at === 'after' && !(await standStill(rule, outgoing))) return undefined;
    const { 'content-type': type = 'application/json', 'set-cookie': cookies } = answer.headers;
    return outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': type, ...(cookies && { 'set-cookie': cookies }) }).end(text);
  };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut: (matches, at) => void rules.add({ matches, at, held: null }),
    hold: (matches, at) => {
      const held: Waiting[] = [];
      const rule: Rule = { matches, at, held };
      rules.add(rule);
      return {
        reached: async (count) => {
          await expect.poll(() => held.length, { interval: 10 }).toBeGreaterThanOrEqual(count);
        },
        drop: () => end(rule, false),
        release: () => end(rule, true),
      };
    },
    unmet: () => [...rules].filter(({ held }) => held === null).length,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
