export { cancelPending, changeLimit, confirmPending, limitWords } from './changes.ts';
export { limitHistoryPage } from './history.ts';
export { careItemsOf } from './items.ts';
export type { CareItem, CareResult } from './rules/types.ts';
