import { expect } from 'vitest';
import type { Publishers } from '#tests/support/consents.ts';
import { ask } from '#tests/support/http.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { graphql } from '#tests/support/playerClient.ts';
import type { PaymentWorld } from './world.ts';

type Page = { readonly revision: string; readonly slots: readonly { readonly id: string; readonly absence: string | null }[] };
type Row = {
  readonly surface: string;
  readonly node_id: string;
  readonly digest: string;
  readonly effect: 'replaced' | 'told';
  readonly state: 'held' | 'over' | 'released';
};

/** Nodes that pages report as failing. Only `code` may be missing from its page. */
const COMPLAINED_OF = [
  { surface: 'withdrawal', nodeId: 'consent' },
  { surface: 'withdrawal', nodeId: 'payment' },
  { surface: 'deposit', nodeId: 'payment' },
  { surface: 'deposit', nodeId: 'code' },
] as const;
/** Number of reports, each from another session and network: enough to quarantine a node. */
const CROWD = 6;

const pageOf = async ({ toServer }: PaymentWorld, surface: string): Promise<Page> => {
  const asked = { canonicalUrl: `/account/wallet/${surface}` };
  return (await graphql<{ pageLayout: Page }>(toServer, operation('PageLayout'), asked)).data.pageLayout;
};
const strangerTo = async ({ toServer }: PaymentWorld): Promise<string> =>
  (await graphql<{ startup: { anonymousToken: string } }>(toServer, '{ startup { anonymousToken } }')).data.startup.anonymousToken;

const listed = async ({ compliance }: Publishers): Promise<readonly Row[]> =>
  (await compliance.run<{ quarantines: readonly Row[] }>('listQuarantines')).quarantines.filter(({ state }) => state === 'held');

/** Reports wallet nodes as failing from many pages. Expects that operators are alerted and the nodes stay on the page. */
export async function complainOf(by: Publishers, world: PaymentWorld): Promise<void> {
  const revisions = { withdrawal: (await pageOf(world, 'withdrawal')).revision, deposit: (await pageOf(world, 'deposit')).revision };
  const entries = COMPLAINED_OF.map(({ surface, nodeId }) => ({
    type: 'node',
    at: 1,
    revision: revisions[surface],
    nodeId: `${nodeId}_place`,
    kind: 'PaymentShelf',
    reason: 'threw',
  }));
  for (let at = 0; at < CROWD; at += 1) {
    const body = JSON.stringify({ session: await strangerTo(world), entries });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${at}.1` };
    expect((await ask(world.toServer.port, '/telemetry', { method: 'POST', headers, body })).status).toBe(204);
  }
  const told = COMPLAINED_OF.map(({ surface, nodeId }) => expect.objectContaining({ surface, node_id: nodeId, effect: 'told' }));
  await expect.poll(() => listed(by), { interval: 100 }).toEqual(expect.arrayContaining(told));
  for (const surface of ['withdrawal', 'deposit'])
    expect((await pageOf(world, surface)).slots.filter(({ absence }) => absence === 'QUARANTINED')).toEqual([]);
}

export async function releaseHeld(by: Publishers): Promise<void> {
  const reason = 'For the test';
  for (const { surface, node_id: nodeId, digest } of await listed(by))
    await by.compliance.run('releaseQuarantine', { surface, nodeId, digest, reason });
}
