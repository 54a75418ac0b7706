export { boxScoreOf } from './boxScore.ts';
export { detailRows, FIRST_ORDINAL } from './detailRows.ts';
export { sheetOf } from './sheets.ts';

/** True for markets with selections per game, which the simulation prices once. */
export const isDetail = (type: string): boolean => /^(player|anytime|first)-|^correct-score$/.test(type);
