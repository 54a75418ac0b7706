export { DecidedTooEarly, earliestDecided } from './decidedAt.ts';
export { EventIsVoid, recordEndingIn, resumeSettlements, settleEvent, settleUnlessVoid, voidEvent } from './settlement.ts';
export { refundListed } from './listed.ts';
export { recordVoidIn, resumeVoids } from './voids.ts';
