import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopPostmaster } from '#server/platform/store/postmaster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the run's database; the first file that needs it starts it. */
    storeDir: string;
  }
}

/** Vitest `globalSetup`: one database process per run, started on first use and stopped at the end. */
export function setup(project: TestProject): () => Promise<void> {
  const storeDir = mkdtempSync(path.join(tmpdir(), 'linemaker-test-'));
  project.provide('storeDir', storeDir);
  return async () => {
    await stopPostmaster(path.join(storeDir, 'postgres', 'data'));
    rmSync(storeDir, { recursive: true, force: true });
  };
}
