import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { stopPostmaster } from '#server/platform/store/postmaster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folder of the database that all test files share. The first file that needs it starts it. */
    storeDir: string;
    /** Folder for built servers, in the repository, so that Node finds the packages that are not bundled. */
    builtDir: string;
  }
}

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));

/** Vitest `globalSetup`: one database process per run, started on first use and stopped at the end. */
export function setup(project: TestProject): () => Promise<void> {
  const storeDir = mkdtempSync(path.join(tmpdir(), 'linemaker-test-'));
  project.provide('storeDir', storeDir);
  mkdirSync(CACHE, { recursive: true });
  const builtDir = mkdtempSync(path.join(CACHE, 'tests-'));
  project.provide('builtDir', builtDir);
  return async () => {
    await stopPostmaster(path.join(storeDir, 'postgres', 'data'));
    for (const folder of [storeDir, builtDir]) rmSync(folder, { recursive: true, force: true });
  };
}
