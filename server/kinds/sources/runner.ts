import type { Catalogue } from '#server/modules/catalogue/index.ts';
import { BoundedCache } from '#server/platform/cache.ts';
import { withTimeout } from '#server/platform/withTimeout.ts';
import type { Report } from '../report.ts';
import { isSourceName, sources } from './index.ts';
import type { Bind, PlacedBind, SourceRunner, SourceViewer } from './binding.ts';
import type { Source } from './define.ts';
import { idsOf, takesExclusion } from './exclusion.ts';
import type { ItemName, Items } from './items.ts';

const MAX_KEPT = 500;
const NONE: ReadonlySet<string> = new Set();

export function createSourceRunner(deps: {
  readonly catalogue: Catalogue;
  readonly now: () => Date;
  readonly report: Report;
}): SourceRunner {
  const kept = new BoundedCache<string, { readonly until: number; readonly value: unknown }>(MAX_KEPT);

  function read(
    name: string,
    source: Source,
    args: Readonly<Record<string, unknown>>,
    viewer: SourceViewer,
    without: ReadonlySet<string> = NONE,
  ): unknown {
    const isPublic = source.scope === 'PUBLIC';
    const isKept = isPublic && source.ttlMs > 0 && without.size === 0;
    const key = isKept ? `${name}:${JSON.stringify(args)}` : '';
    const found = isKept ? kept.get(key) : undefined;
    if (found && found.until > deps.now().getTime()) return found.value;
    const value = source.load(args, {
      catalogue: deps.catalogue,
      playerId: isPublic ? null : viewer.playerId,
      place: viewer.place,
      now: deps.now(),
      without,
    });
    if (value instanceof Promise) return inTime(value, source.timeoutMs).then(settle);
    return settle(value);

    function settle(raw: unknown): unknown {
      const cut = Array.isArray(raw) && raw.length > source.limit ? raw.slice(0, source.limit) : raw;
      if (isKept) kept.set(key, { until: deps.now().getTime() + source.ttlMs, value: cut });
      return cut;
    }
  }

  /** Requests as many extra items as are omitted, so that the list stays full. */
  function readWithout(
    bind: PlacedBind,
    source: Source,
    args: Readonly<Record<string, unknown>>,
    viewer: SourceViewer,
    ids: ReadonlySet<string>,
  ): unknown {
    if (ids.size === 0 || !takesExclusion(source.item)) return read(bind.source, source, args, viewer);
    const { first } = args;
    const most = typeof first === 'number' ? first : source.limit;
    const more = typeof first === 'number' ? { ...args, first: Math.min(source.limit, first + ids.size) } : args;
    const value = read(bind.source, source, more, viewer, ids);
    return Array.isArray(value) ? (value as Items['events' | 'games']).filter(({ id }) => !ids.has(id)).slice(0, most) : value;
  }

  /** Collects the ids that these binds list. Ignores failed, pending and personal binds. */
  function idsIn(
    binds: readonly PlacedBind[],
    params: Readonly<Record<string, string>>,
    seen: Map<PlacedBind, readonly string[]>,
  ): ReadonlySet<string> {
    for (const bind of binds) {
      if (!seen.has(bind)) seen.set(bind, idsOfOne(bind, params, seen));
    }
    return new Set(binds.flatMap((bind) => seen.get(bind) ?? []));
  }

  function idsOfOne(
    bind: PlacedBind,
    params: Readonly<Record<string, string>>,
    seen: Map<PlacedBind, readonly string[]>,
  ): readonly string[] {
    const source: Source | null = isSourceName(bind.source) ? sources[bind.source] : null;
    if (source === null || source.scope !== 'PUBLIC') return [];
    const args = argumentsOf(bind, params);
    try {
      if (source.check(args).length > 0) return [];
      const value = readWithout(bind, source, args, { playerId: null }, idsIn(bind.without ?? [], params, seen));
      return value instanceof Promise ? [] : idsOf(source.item, value as Items[ItemName] | null);
    } catch {
      return [];
    }
  }

  return {
    load: <I extends ItemName>(bind: PlacedBind, item: I, params: Readonly<Record<string, string>>, viewer: SourceViewer) => {
      const fail = (error: unknown): null => {
        deps.report({ reason: 'SOURCE_FAILED', source: bind.source, message: error instanceof Error ? error.message : String(error) });
        return null;
      };
      try {
        if (!isSourceName(bind.source)) return fail('unknown source');
        const source: Source = sources[bind.source];
        if (source.item !== item) return fail(`hands over ${source.item}, asked for ${item}`);
        if (source.scope === 'PLAYER' && viewer.playerId === null) return null;
        const args = argumentsOf(bind, params);
        const [problem] = source.check(args);
        if (problem) return fail(`arguments${problem.path} ${problem.message}`);
        const value = readWithout(bind, source, args, viewer, idsIn(bind.without ?? [], params, new Map()));
        return (value instanceof Promise ? value.catch(fail) : value) as Items[I] | null | Promise<Items[I] | null>;
      } catch (error) {
        return fail(error);
      }
    },
  };
}

/** Sorts arguments by name, so that equal arguments share a cache entry. */
export function argumentsOf(bind: Bind, params: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const names = Object.keys(bind.args).toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const value = bind.args[name];
      return [name, typeof value === 'object' ? (Object.hasOwn(params, value.$param) ? params[value.$param] : undefined) : value];
    }),
  );
}

async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const [outcome] = (await withTimeout(timeoutMs, Promise.allSettled([work]))) ?? [];
  if (outcome === undefined) throw new Error(`no answer within ${timeoutMs} ms`);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
