import type { Config } from '#server/platform/config/config.ts';

export type Sandbox = typeof import('#server/sandbox/index.ts');

/** Null in production, which does not read the sandbox's code. No other file that production runs may import it. */
export const loadSandbox = async ({ hasSandbox }: Pick<Config, 'hasSandbox'>): Promise<Sandbox | null> =>
  hasSandbox ? await import('#server/sandbox/index.ts') : null;
