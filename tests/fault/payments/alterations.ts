import { sql } from 'kysely';
import type { Attempt } from './attempt.ts';
import { nameOf } from './methodTypes.ts';
import type { PaymentWorld } from './world.ts';

export type Kept = {
  readonly cents: number;
  readonly provider: string;
  readonly method: string | null;
  readonly facility: string | null;
  readonly revision: string | null;
  readonly nodeId: string | null;
  readonly sentence: string | null;
  readonly label: string | null;
};

export async function keptIn({ db }: Pick<PaymentWorld, 'db'>): Promise<readonly Kept[]> {
  const { rows } = await sql<Kept>`
    SELECT amount::int AS cents, provider_id AS provider, method_id AS method, facility_id AS facility,
      NULL AS revision, NULL AS "nodeId", NULL AS sentence, NULL AS label FROM deposits
    UNION ALL SELECT w.amount::int, w.provider_id, w.method_id, w.facility_id, c.revision, c.node_id, c.sentence, c.label
      FROM withdrawals w LEFT JOIN withdrawal_consents c ON c.withdrawal_id = w.id`.execute(db);
  return rows;
}

/** Returns payments that differ from the player's attempt, or were stored with other texts than the page showed. */
export function alterations(attempts: readonly Attempt[], kept: readonly Kept[]): readonly string[] {
  return attempts.flatMap(({ cents, consent, payer: { route, chosen } }) => {
    const found = kept.filter((each) => each.cents === cents);
    const [row] = found;
    const recorded = { revision: null, nodeId: null, sentence: null, label: null, ...row };
    const problems = [
      found.length === 1 ? '' : `is there ${found.length} times`,
      row?.provider === route.provider.id ? '' : `is by ${row?.provider}`,
      (row?.facility ?? null) === (chosen.facilityId ?? null) ? '' : `is at ${row?.facility}`,
      // Skips accounts entered on the vendor's page, which get their id only there.
      chosen.paymentMethodId === undefined || row?.method === chosen.paymentMethodId ? '' : `is to ${row?.method}`,
      recorded.revision === bare(consent?.revision, '~') ? '' : `is recorded with revision ${recorded.revision}`,
      recorded.nodeId === bare(consent?.nodeId, '_') ? '' : `is recorded with the words of the node ${recorded.nodeId}`,
      recorded.sentence === (consent?.sentence ?? null) ? '' : `is recorded with “${recorded.sentence}”`,
      recorded.label === (consent?.label ?? null) ? '' : `is recorded with the button “${recorded.label}”`,
    ];
    return problems.filter((problem) => problem !== '').map((problem) => `${nameOf(route)}, ${cents}: ${problem}`);
  });
}

/** Returns payments whose amount no attempt has. */
export function strangers(attempts: readonly Attempt[], kept: readonly Pick<Kept, 'cents'>[]): readonly string[] {
  const asked = new Set(attempts.map(({ cents }) => cents));
  return kept.flatMap(({ cents }) => (asked.has(cents) ? [] : [`${cents}: nobody asked for it`]));
}

/** Returns the name before `mark`, where pages append a suffix. */
const bare = (name: string | undefined, mark: string): string | null => name?.split(mark, 1)[0] ?? null;
