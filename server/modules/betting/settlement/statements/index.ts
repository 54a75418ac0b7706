export { isSigned, keepStatement, lastStatement, lastWord, type Statement } from './statements.ts';
