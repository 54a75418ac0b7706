import { expect } from 'vitest';
import { type Change, type Publishers, publishChange, saying } from '#tests/support/consents.ts';
import { everywhere } from '#tests/support/operatorClient.ts';
import { complainOf, releaseHeld } from './complaints.ts';
import type { PaymentWorld } from './world.ts';

type Undo = () => Promise<unknown>;
/** Changes wallet documents like an operator. Resolves to a function that undoes the change. */
type Act = (by: Publishers, world: PaymentWorld) => Promise<Undo>;
/** `prepare` runs before players load their pages and resolves to a function that makes the change on open pages. */
export type Action = { readonly name: string; readonly prepare: (by: Publishers, world: PaymentWorld) => Promise<() => Promise<Undo>> };

const nothing: Undo = () => Promise.resolve();
const unprepared = (name: string, act: Act): Action => ({ name, prepare: (by, world) => Promise.resolve(() => act(by, world)) });
const reason = 'For the test';

let published = 0;
/** Returns a change to confirmation texts that are new at each call. */
function reworded(): Change {
  published += 1;
  return saying({ sentence: `It leaves now${', really'.repeat(published % 20)}.`, confirmLabel: `Send${'!'.repeat(published % 30)}` });
}

const reordered: Change = (document) => {
  const { regions, ...payment } = document.nodes['payment'] as { readonly regions: { readonly form: readonly string[] } };
  return {
    ...document,
    nodes: { ...document.nodes, payment: { ...payment, regions: { ...regions, form: regions.form.toReversed() } } },
  };
};

/** Node kinds that wallet pages need, with the page and the node that uses them. */
const NEEDED = {
  PaymentShelf: { surface: 'deposit', nodeId: 'payment' },
  PaymentConsentShelf: { surface: 'withdrawal', nodeId: 'consent' },
  PaymentGatewayShelf: { surface: 'gateway', nodeId: 'gateway' },
  TransactionReceiptShelf: { surface: 'wallet-receipt', nodeId: 'receipt' },
} as const;
const switchAll = async ({ compliance }: Publishers, state: 'off' | 'on'): Promise<void> => {
  for (const kind of Object.keys(NEEDED)) await compliance.run('switchKind', { kind, state, reason });
};

type Moved = { readonly hash: string; readonly previousHash: string };

export const ACTIONS: readonly Action[] = [
  unprepared('publishes other words', async (by) => {
    await publishChange(by, 'withdrawal', reworded());
    return nothing;
  }),
  unprepared('puts the nodes in another order', async (by) => {
    for (const surface of ['withdrawal', 'deposit']) await publishChange(by, surface, reordered);
    return nothing;
  }),
  unprepared('switches off what the pages hold', async (by) => {
    await switchAll(by, 'off');
    return () => switchAll(by, 'on');
  }),
  unprepared('takes down what may go', async ({ compliance }) => {
    for (const node of Object.values(NEEDED)) {
      const refused = await compliance.try('takeDown', { ...everywhere, ...node, reason });
      expect(refused, node.nodeId).toMatchObject({ status: 409, json: { error: 'mandatory' } });
    }
    const place = { ...everywhere, surface: 'deposit' };
    const { hash: from, previousHash: to } = await compliance.run<Moved>('takeDown', { ...place, nodeId: 'code', reason });
    return () => compliance.run('rollback', { ...place, from, to, reason });
  }),
  {
    name: 'takes away the document of one state',
    prepare: async (by) => {
      const place = { ...everywhere, surface: 'withdrawal', region: 'US-NJ' };
      const { contentHash: from, baseHash: to } = await publishChange(by, place.surface, reworded(), { region: place.region });
      return async () => {
        await by.compliance.run('rollback', { ...place, from, to, reason });
        return nothing;
      };
    },
  },
  unprepared('is told to quarantine what the pages hold', async (by, world) => {
    await complainOf(by, world);
    return () => releaseHeld(by);
  }),
];
