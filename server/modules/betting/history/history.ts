import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { readBets } from './historyBets.ts';
import { writeCursor } from './historyCursor.ts';
import { readCasinoSessions } from './historyCasinoSessions.ts';
import { readTransactions } from './historyTransactions.ts';
import type { HistoryPageView, HistoryQuestion, HistorySection, ReadHistory } from './historyTypes.ts';

const LARGEST_PAGE = 50;

const reads: Readonly<Record<HistorySection, ReadHistory>> = {
  transactions: readTransactions,
  betting: readBets,
  casino: readCasinoSessions,
};

export async function listHistory(db: Kysely<Schema>, question: HistoryQuestion): Promise<HistoryPageView> {
  const size = Math.min(Math.max(Math.trunc(question.first), 1), LARGEST_PAGE);
  const found = await reads[question.section](db, question, size + 1);
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  return {
    entries: shown.map(({ entry }) => entry),
    endCursor: last ? writeCursor(last.cursor) : null,
    hasNextPage: found.length > size,
  };
}
