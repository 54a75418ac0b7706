import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Outcome } from './paytable.ts';

/** A game that is open on a page. */
export type Table = {
  readonly what: 'table';
  /** Stands in the address of its page; nobody else can guess it. */
  readonly key: string;
  readonly game: {
    readonly id: string;
    readonly title: string;
    readonly category: string;
    readonly theme: string;
    readonly seed: number;
    readonly returnToPlayer: number;
    readonly minCents: number;
    readonly maxCents: number;
  };
  /** The operator's name for the session; null: practice. */
  readonly session: string | null;
  /** Whose rounds are shown together; says nothing of the person. Null for practice. */
  readonly customer: string | null;
  readonly currency: string;
  readonly hostOrigin: string;
  /** Play money; null where it is real, of which the operator keeps the balance. */
  playCents: number | null;
};

/** `ASKED`: whether the wager was taken is not known. `REFUSED` and `VOID` were not played. */
export type RoundState = 'ASKED' | 'OPEN' | 'OVER' | 'REFUSED' | 'VOID';
export type Round = {
  readonly what: 'round';
  readonly reference: string;
  readonly key: string;
  readonly betCents: number;
  readonly startedAt: number;
  state: RoundState;
  outcome: Outcome | null;
  /** Told to nobody until somebody asks. */
  isLeftOpen: boolean;
  /** Why the wager was refused, for the player to read. */
  message: string | null;
  /** The page has shown how it ended. */
  isSeen: boolean;
};

/** Tables and rounds, in memory and in a file that a restart reads. The latest line of each counts. */
export class Book {
  readonly #tables = new Map<string, Table>();
  readonly #rounds = new Map<string, Round>();

  constructor(private readonly file: string) {
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const entry = entryIn(line);
      if (entry?.what === 'table') this.#tables.set(entry.key, entry);
      if (entry?.what === 'round') this.#rounds.set(entry.reference, entry);
    }
  }

  /** It is in the file when this returns. */
  keep(entry: Round | Table): void {
    if (entry.what === 'table') this.#tables.set(entry.key, entry);
    else this.#rounds.set(entry.reference, entry);
    appendFileSync(this.file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  }

  table = (key: string): Table | null => this.#tables.get(key) ?? null;
  round = (reference: string): Round | null => this.#rounds.get(reference) ?? null;
  tableOfSession = (session: string): Table | null => [...this.#tables.values()].find((table) => table.session === session) ?? null;
  /** Of the same player at the same game: one that nobody has seen the end of. */
  unseenOf({ customer, game }: Table): Round | null {
    if (customer === null) return null;
    const isTheirs = (key: string): boolean => {
      const table = this.#tables.get(key);
      return table?.customer === customer && table.game.id === game.id;
    };
    return [...this.#rounds.values()].findLast((round) => round.isLeftOpen && !round.isSeen && isTheirs(round.key)) ?? null;
  }
}

function entryIn(line: string): Round | Table | null {
  try {
    const read: unknown = JSON.parse(line);
    // Nobody but this module writes the file; a line that a crash has cut is left out.
    return isPlainObject(read) && (read['what'] === 'table' || read['what'] === 'round') ? (read as Round | Table) : null;
  } catch {
    return null;
  }
}
