import { isKindName, kinds } from '#server/kinds/index.ts';
import type { Versions } from '#server/kinds/define.ts';

export type Upcast =
  | { readonly ok: true; readonly props: unknown; readonly version: number }
  | { readonly ok: false; readonly absence: 'UNSUPPORTED' | 'INVALID'; readonly message: string };

/**
 * Migrates props to the current version. UNSUPPORTED: unknown kind or newer version. INVALID: the props are no object, or a migration
 * fails.
 */
export function upcast(kind: string, version: number, props: unknown): Upcast {
  if (!isKindName(kind)) return { ok: false, absence: 'UNSUPPORTED', message: `no kind ${kind}` };
  return upcastThrough(kinds[kind].versions, version, props);
}

export function upcastThrough({ current, migrations }: Versions, version: number, props: unknown): Upcast {
  if (version > current) return { ok: false, absence: 'UNSUPPORTED', message: `version ${version}; this server knows up to ${current}` };
  if (typeof props !== 'object' || props === null || Array.isArray(props))
    return { ok: false, absence: 'INVALID', message: 'props must be object' };
  let stored: Readonly<Record<string, unknown>> = { ...props };
  try {
    for (let from = version; from < current; from += 1) {
      const migrate = migrations[from];
      if (!migrate) return { ok: false, absence: 'INVALID', message: `no way from version ${from}` };
      stored = migrate(stored);
    }
  } catch (error) {
    return {
      ok: false,
      absence: 'INVALID',
      message: `could not be brought from version ${version} to ${current}: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
  return { ok: true, props: stored, version: current };
}
