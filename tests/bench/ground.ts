import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type Store } from '#server/platform/store/index.ts';

/** Runs `work` on a durable database. `open` reopens it, like a restarted server. */
export async function onGround<T>(name: string, work: (store: Store, open: () => Promise<Store>) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), `linemaker-${name}-`));
  chmodSync(dataDir, 0o755);
  const log = { info: () => undefined, error: (line: string) => process.stderr.write(`${line}\n`) };
  const open = (): Promise<Store> => openStore({ dataDir, log });
  const store = await open();
  try {
    return await work(store, open);
  } finally {
    await store.close().catch(() => undefined);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
