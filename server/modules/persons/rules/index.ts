export { type KeyKind, looseKeys, looseProbes, nameKeys, type PersonName, probeKeys, RULES_VERSION } from './nameKeys.ts';
export { nearDates } from './nearDates.ts';
