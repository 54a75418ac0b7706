export { listHistory } from './history.ts';
export { type HistoryChoice, historyFilters, historyPeriods, periodStart } from './historyChoices.ts';
export { readCursor, writeCursor } from './historyCursor.ts';
export { HISTORY_SECTIONS, type HistoryEntryView, type HistorySection } from './historyTypes.ts';
