export { boxScoreOf } from './boxScore.ts';
export { detailRows, FIRST_ORDINAL } from './detailRows.ts';
export { sheetOf } from './sheets.ts';

export const isDetail = (type: string): boolean => /^(player|anytime|first)-|^correct-score$/.test(type);
