export { keepStatement, lastStatement } from './statements.ts';
