export { liabilityNeeds, takeOfAllParts } from '../limits/liability.ts';
export { accept, type AcceptedBet } from '../placement/decide.ts';
export { storeDecision } from '../placement/placementTypes.ts';
export { DEFAULT_PRICING_RULES } from '../pricing/ticket.ts';
export { recordBets } from './recordBets.ts';
export { NO_REWARDS } from '../rewards/rewards.ts';
