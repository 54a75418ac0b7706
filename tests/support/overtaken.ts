import type { Kysely } from 'kysely';
import type { Schema, Trx } from '#server/platform/store/index.ts';

/** Returns a store that runs `first` before each transaction. */
export function beforeTransactionsOf(db: Kysely<Schema>, first: () => Promise<unknown>): Kysely<Schema> {
  return new Proxy(db, {
    get: (target, name) => {
      const member = Reflect.get(target, name, target) as unknown;
      if (typeof member !== 'function') return member;
      if (name !== 'transaction') return member.bind(target) as unknown;
      return () => ({
        execute: async (work: (trx: Trx) => Promise<unknown>) => {
          await first();
          return target.transaction().execute(work);
        },
      });
    },
  });
}
