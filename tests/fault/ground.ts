import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { stopPostmaster } from '#server/platform/store/postmaster.ts';
import { openStore, type Schema } from '#server/platform/store/index.ts';
import { killAllSpawned } from './spawned.ts';

/** A fault test's database, which outlives the killed servers. */
export type Ground = {
  readonly dataDir: string;
  readonly pgData: string;
  readonly withStore: <T>(work: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;
  readonly clear: () => Promise<void>;
};

const silent = { info: () => undefined, error: () => undefined };

export function makeGround(): Ground {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linemaker-fault-'));
  // If we are root, PostgreSQL runs as another user, who must enter the folder.
  chmodSync(dataDir, 0o755);
  const pgData = path.join(dataDir, 'postgres', 'data');
  return {
    dataDir,
    pgData,
    withStore: async (work) => {
      const store = await openStore({ dataDir, log: silent, role: 'guest' });
      try {
        return await work(store.db);
      } finally {
        await store.close();
      }
    },
    clear: async () => {
      killAllSpawned();
      await stopPostmaster(pgData);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
