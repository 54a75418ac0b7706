import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Outcome } from './outcome.ts';

export type Table = {
  readonly what: 'table';
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
  readonly session: string | null;
  readonly customer: string | null;
  readonly currency: string;
  readonly hostOrigin: string;
  playCents: number | null;
};

/** `ASKED`: the wager was sent and not answered yet. `REFUSED` and `VOID` rounds were never played. */
export type GameRoundState = 'ASKED' | 'OPEN' | 'OVER' | 'REFUSED' | 'VOID';
export type GameRound = {
  readonly what: 'round';
  readonly reference: string;
  readonly key: string;
  readonly betCents: number;
  readonly startedAt: number;
  state: GameRoundState;
  outcome: Outcome | null;
  isLeftOpen: boolean;
  message: string | null;
  isSeen: boolean;
};

export class Book {
  readonly #tables = new Map<string, Table>();
  readonly #rounds = new Map<string, GameRound>();

  constructor(private readonly file: string) {
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const entry = entryIn(line);
      if (entry?.what === 'table') this.#tables.set(entry.key, entry);
      if (entry?.what === 'round') this.#rounds.set(entry.reference, entry);
    }
  }

  /** Appends the entry to the file before it returns. The last line of a key is valid. */
  keep(entry: GameRound | Table): void {
    if (entry.what === 'table') this.#tables.set(entry.key, entry);
    else this.#rounds.set(entry.reference, entry);
    appendFileSync(this.file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  }

  table = (key: string): Table | null => this.#tables.get(key) ?? null;
  round = (reference: string): GameRound | null => this.#rounds.get(reference) ?? null;
  tableOfSession = (session: string): Table | null => [...this.#tables.values()].find((table) => table.session === session) ?? null;
  unseenOf({ customer, game }: Table): GameRound | null {
    if (customer === null) return null;
    const isTheirs = (key: string): boolean => {
      const table = this.#tables.get(key);
      return table?.customer === customer && table.game.id === game.id;
    };
    return [...this.#rounds.values()].findLast((round) => round.isLeftOpen && !round.isSeen && isTheirs(round.key)) ?? null;
  }
}

function entryIn(line: string): GameRound | Table | null {
  try {
    const read: unknown = JSON.parse(line);
    // Returns null for a line that a crash cut off. The casts are safe, because only this module writes the file.
    if (!isPlainObject(read)) return null;
    if (read['what'] === 'round') return upToDate(read as OldRound);
    return read['what'] === 'table' ? (read as Table) : null;
  } catch {
    return null;
  }
}

type OldRound = Omit<GameRound, 'outcome'> & { readonly outcome: (Outcome & { readonly multiple?: number }) | null };

/** Converts rounds from before wagers were counted in unit bets. Such rounds won multiples of the whole wager. */
function upToDate({ outcome, ...round }: OldRound): GameRound {
  const { multiple, ...known } = outcome ?? {};
  if (outcome === null) return { ...round, outcome };
  return { ...round, outcome: multiple === undefined ? outcome : { ...(known as Outcome), won: multiple, units: 1 } };
}
