export { isSigned, keepStatement, lastStatement } from './statements.ts';
