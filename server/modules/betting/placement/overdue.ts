import { type Kysely, sql } from 'kysely';
import { eachAlone } from '#server/platform/eachAlone.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import type { Row, Schema } from '#server/platform/store/index.ts';

/** After this time past its due time, any process may decide a request, because its own has probably crashed. */
const GRACE_MS = 5_000;
const PAGE = 50;
const KEYS = { held_cash_outs: 'cash_out_id', held_placements: 'placement_id' } as const;
type Held = keyof typeof KEYS;

/** Decides overdue requests, oldest first; returns their number. Throws at the end if any failed. */
export async function decideOverdue<T extends Held>(
  { db, ports }: DomainDeps,
  table: T,
  decide: (held: Row<T>) => Promise<boolean>,
): Promise<number> {
  const before = new Date(ports.now().getTime() - GRACE_MS);
  return (await eachAlone(overdue(db, table, before), decide)).length;
}

type Place = { readonly due_at: Date; readonly player_id: string; readonly id: string };

async function* overdue<T extends Held>(db: Kysely<Schema>, table: T, before: Date): AsyncGenerator<Row<T>> {
  const id = sql.ref(KEYS[table]);
  for (let after = sql`('-infinity'::timestamptz, '', '')`; ;) {
    const { rows } = await sql<Place & Row<T>>`
      SELECT *, ${id} AS id FROM ${sql.table(table)} WHERE due_at < ${before} AND (due_at, player_id, ${id}) > ${after}
      ORDER BY due_at, player_id, ${id} LIMIT ${PAGE}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = sql`(${last.due_at}, ${last.player_id}, ${last.id})`;
  }
}
