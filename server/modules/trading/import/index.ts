export { insertRows } from './insertRows.ts';
