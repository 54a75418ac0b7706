export { ACK_TYPES } from './acknowledgements.ts';
export { owesDepositAcknowledgement, reachesDepositThreshold } from './depositThreshold.ts';
export { type RgSubject, rgSubjectOf } from './subjects.ts';
export type { RgResult } from './types.ts';
