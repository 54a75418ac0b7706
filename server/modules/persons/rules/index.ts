export { type KeyKind, nameKeys, type PersonName, probeKeys, RULES_VERSION } from './nameKeys.ts';
export { nearDates } from './nearDates.ts';
