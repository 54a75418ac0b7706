import pg from 'pg';
import { expect } from 'vitest';
import type { Hold } from './wire.ts';

/** Where a transaction pauses before its commit: after the payment is written, or after the money is booked. */
export type PausePoint = 'booked' | 'written';

const KEYS: { readonly [P in PausePoint]: number } = { written: 47_001, booked: 47_002 };

export type Pauses = { readonly at: (point: PausePoint) => Promise<Hold>; readonly close: () => Promise<void> };

/** Lets a test pause other processes' transactions, by a trigger that waits for a lock. */
export async function openPauses(url: string): Promise<Pauses> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    CREATE FUNCTION pause_here() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = 0 AS $$
      BEGIN PERFORM pg_advisory_xact_lock_shared(TG_ARGV[0]::int); RETURN NULL; END $$;
    CREATE TRIGGER pause AFTER INSERT ON deposits FOR EACH ROW EXECUTE FUNCTION pause_here('${KEYS.written}');
    CREATE TRIGGER pause AFTER INSERT ON withdrawals FOR EACH ROW EXECUTE FUNCTION pause_here('${KEYS.written}');
    CREATE TRIGGER pause AFTER INSERT ON ledger_journals FOR EACH ROW WHEN (NEW.kind IN ('deposit', 'withdrawal-paid'))
      EXECUTE FUNCTION pause_here('${KEYS.booked}');`);
  const waiting = async (key: number): Promise<number> => {
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [key],
    );
    return Number(rows[0]?.count);
  };
  return {
    at: async (point) => {
      const key = KEYS[point];
      await client.query('SELECT pg_advisory_lock($1)', [key]);
      const goOn = (): void => void client.query('SELECT pg_advisory_unlock($1)', [key]);
      return {
        reached: async (count) => {
          await expect.poll(() => waiting(key), { interval: 20 }).toBeGreaterThanOrEqual(count);
        },
        drop: goOn,
        release: goOn,
      };
    },
    close: () => client.end(),
  };
}
