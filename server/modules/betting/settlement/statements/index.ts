export { isSigned, keepStatement, lastStatement, lastWord, type Said } from './statements.ts';
