import type { Kysely } from 'kysely';
import type { Revision } from '../serve/admit.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import type { Audience } from './audience.ts';
import { inTurn } from '#server/platform/inTurn.ts';
import { createJudge, type Judge, type Judgement } from './judge.ts';
import { type FlagRules, noFlagRules } from './rules.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

export type Switches = {
  readonly isOff: (kind: string) => boolean;
  readonly flags: (whom: Audience) => ReadonlySet<string>;
  readonly judge: (flag: string, whom: Audience) => Judgement | null;
  readonly off: () => readonly string[];
  /** Flags set by operators: `name` for on, `!name` for off. */
  readonly said: () => readonly string[];
  /** Returns a suffix for the revision's name that depends on disabled kinds, so that open pages update. */
  readonly markOf: (revision: Revision) => string;
  readonly reload: () => Promise<void>;
};
export type SwitchRow = { readonly sort: 'kind' | 'flag'; readonly name: string; readonly is_on: boolean };

export const readSwitches = (db: Kysely<Schema>) => (): Promise<readonly SwitchRow[]> =>
  db.selectFrom('layout_switches').select(['sort', 'name', 'is_on']).execute();

export function createSwitches(read: () => Promise<readonly SwitchRow[]>, rules: FlagRules = noFlagRules): Switches {
  let off: ReadonlySet<string> = new Set();
  let said: ReadonlyMap<string, boolean> = new Map();
  let judge: Judge = createJudge(rules, said);
  let marks = new WeakMap<Revision, string>();
  const markOf = (revision: Revision): string => {
    const kinds = [...new Set(revision.nodes.map(({ kind }) => kind).filter((kind) => off.has(kind)))].toSorted();
    return kinds.length > 0 ? `~${contentHash(kinds).slice(0, 8)}` : '';
  };
  async function readAnew(): Promise<void> {
    const rows = await read();
    off = new Set(rows.filter(({ sort, is_on }) => sort === 'kind' && !is_on).map(({ name }) => name));
    said = new Map(rows.filter(({ sort }) => sort === 'flag').map(({ name, is_on }) => [name, is_on]));
    judge = createJudge(rules, said);
    marks = new WeakMap();
  }

  return {
    isOff: (kind) => off.has(kind),
    flags: (whom) => judge.on(whom),
    judge: (flag, whom) => judge.of(flag, whom),
    off: () => [...off],
    said: () => [...said].map(([name, isOn]) => (isOn ? name : `!${name}`)),
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

export const hashInRevision = (revision: string): string => revision.split('~', 1)[0] ?? revision;
