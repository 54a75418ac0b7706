import { sql } from 'kysely';
import { type Change, type Publishers, publishChange, saying } from '#tests/support/consents.ts';
import type { Attempt } from './attempt.ts';
import { nameOf } from './ways.ts';
import type { PaymentWorld } from './world.ts';

/** What operators do to documents of the wallet; answers what takes it back. */
export type Move = { readonly name: string; readonly make: (by: Publishers) => Promise<() => Promise<unknown>> };

const nothing = (): Promise<void> => Promise.resolve();

let published = 0;
/** Other words each time. */
function reworded(): Change {
  published += 1;
  return saying({ sentence: `It leaves now${', really'.repeat(published % 20)}.`, confirmLabel: `Send${'!'.repeat(published % 30)}` });
}

/** The form the other way round. */
const reordered: Change = (document) => {
  const { regions, ...payment } = document.nodes['payment'] as { readonly regions: { readonly form: readonly string[] } };
  return {
    ...document,
    nodes: { ...document.nodes, payment: { ...payment, regions: { ...regions, form: regions.form.toReversed() } } },
  };
};

/** Without them there is no form, no confirmation, no frame and no receipt. */
const NEEDED = ['PaymentShelf', 'PaymentConsentShelf', 'PaymentGatewayShelf', 'TransactionReceiptShelf'] as const;
const switchAll = async ({ compliance }: Publishers, state: 'off' | 'on'): Promise<void> => {
  for (const kind of NEEDED) await compliance.run('switchKind', { kind, state, reason: 'For the test' });
};

export const MOVES: readonly Move[] = [
  {
    name: 'publishes other words',
    make: async (by) => {
      await publishChange(by, 'withdrawal', reworded());
      return nothing;
    },
  },
  {
    name: 'puts the nodes in another order',
    make: async (by) => {
      for (const surface of ['withdrawal', 'deposit']) await publishChange(by, surface, reordered);
      return nothing;
    },
  },
  {
    name: 'switches off what the pages hold',
    make: async (by) => {
      await switchAll(by, 'off');
      return () => switchAll(by, 'on');
    },
  },
];

type Kept = {
  readonly cents: number;
  readonly provider: string;
  readonly method: string | null;
  readonly facility: string | null;
  readonly revision: string | null;
  readonly sentence: string | null;
  readonly label: string | null;
};

/** Payments that are not as they were asked for, or whose words are others than their page showed. */
export async function alterations({ db }: Pick<PaymentWorld, 'db'>, attempts: readonly Attempt[]): Promise<readonly string[]> {
  const { rows } = await sql<Kept>`
    SELECT amount::int AS cents, provider_id AS provider, method_id AS method, facility_id AS facility,
      NULL AS revision, NULL AS sentence, NULL AS label FROM deposits
    UNION ALL SELECT w.amount::int, w.provider_id, w.method_id, w.facility_id, c.revision, c.sentence, c.label
      FROM withdrawals w LEFT JOIN withdrawal_consents c ON c.withdrawal_id = w.id`.execute(db);
  return attempts.flatMap(({ cents, consent, payer: { route, chosen } }) => {
    const found = rows.filter((row) => row.cents === cents);
    const [row] = found;
    const problems = [
      found.length === 1 ? '' : `is there ${found.length} times`,
      row?.provider === route.provider.id ? '' : `is by ${row?.provider}`,
      (row?.facility ?? null) === (chosen.facilityId ?? null) ? '' : `is at ${row?.facility}`,
      // An account that is given on the vendor's page is kept with the payment.
      chosen.paymentMethodId === undefined || row?.method === chosen.paymentMethodId ? '' : `is to ${row?.method}`,
      (row?.revision ?? null) === (consent?.revision.split('~')[0] ?? null) ? '' : `is recorded with revision ${row?.revision}`,
      (row?.sentence ?? null) === (consent?.sentence ?? null) ? '' : `is recorded with “${row?.sentence}”`,
      (row?.label ?? null) === (consent?.label ?? null) ? '' : `is recorded with the button “${row?.label}”`,
    ];
    return problems.filter((problem) => problem !== '').map((problem) => `${nameOf(route)}, ${cents}: ${problem}`);
  });
}
