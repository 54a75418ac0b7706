import type { Kysely } from 'kysely';
import type { Revision } from './admit.ts';
import { contentHash } from './canonicalJson.ts';
import { inTurn } from './inTurn.ts';
import type { Schema } from '../store/schema.ts';

/** Kinds that are switched off and flags that are on, in memory. */
export type Switches = {
  readonly isOff: (kind: string) => boolean;
  readonly flags: () => ReadonlySet<string>;
  readonly now: () => { readonly flags: readonly string[]; readonly off: readonly string[] };
  /** Empty, or a mark of the kinds of this revision that are off: it goes into the revision that clients hear of, so that open pages move. */
  readonly markOf: (revision: Revision) => string;
  readonly reload: () => Promise<void>;
};
export type SwitchRow = { readonly sort: 'kind' | 'flag'; readonly name: string; readonly is_on: boolean };

export const readSwitches = (db: Kysely<Schema>) => (): Promise<readonly SwitchRow[]> =>
  db.selectFrom('layout_switches').select(['sort', 'name', 'is_on']).execute();

export function createSwitches(read: () => Promise<readonly SwitchRow[]>): Switches {
  let off: ReadonlySet<string> = new Set();
  let flags: ReadonlySet<string> = new Set();
  let marks = new WeakMap<Revision, string>();
  const markOf = (revision: Revision): string => {
    const kinds = [...new Set(revision.nodes.map(({ kind }) => kind).filter((kind) => off.has(kind)))].toSorted();
    return kinds.length > 0 ? `~${contentHash(kinds).slice(0, 8)}` : '';
  };
  async function readAnew(): Promise<void> {
    const rows = await read();
    const named = (sort: SwitchRow['sort'], isOn: boolean): ReadonlySet<string> =>
      new Set(rows.filter((row) => row.sort === sort && row.is_on === isOn).map(({ name }) => name));
    off = named('kind', false);
    flags = named('flag', true);
    marks = new WeakMap();
  }

  return {
    isOff: (kind) => off.has(kind),
    flags: () => flags,
    now: () => ({ flags: [...flags], off: [...off] }),
    markOf: (revision) => {
      const known = marks.get(revision);
      if (known !== undefined) return known;
      const mark = markOf(revision);
      marks.set(revision, mark);
      return mark;
    },
    reload: inTurn(readAnew),
  };
}

/** The content hash in a revision that clients were told. */
export const hashInRevision = (revision: string): string => revision.split('~', 1)[0] ?? revision;
