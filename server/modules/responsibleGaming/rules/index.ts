export { ACK_TYPES } from './acknowledgements.ts';
export { owesDepositAcknowledgement, reachesDepositThreshold } from './depositThreshold.ts';
export { type CareSubject, careSubjectOf } from './subjects.ts';
export type { CareResult } from './types.ts';
