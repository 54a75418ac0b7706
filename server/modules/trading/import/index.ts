export { insertMarkets, insertRows } from './insertRows.ts';
