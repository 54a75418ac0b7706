export { isSameEnding, keepStatement, lastStatement, sourceOf } from './statements.ts';
