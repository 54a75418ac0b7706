import type { Config } from '#server/platform/config/config.ts';

export type Sandbox = typeof import('#server/sandbox/index.ts');

/** Null in production, which must not load sandbox code. No other file may import `sandbox/`. */
export const loadSandbox = async ({ hasSandbox }: Pick<Config, 'hasSandbox'>): Promise<Sandbox | null> =>
  hasSandbox ? await import('#server/sandbox/index.ts') : null;
