export { exposureNeeds, takeOfAllParts } from '../limits/exposure.ts';
export { accept, type AcceptedBet } from '../placement/decide.ts';
export { storeDecision } from '../placement/placementTypes.ts';
export { DEFAULT_HOUSE } from '../pricing/ticket.ts';
export { recordBets } from './recordBets.ts';
export { NO_REWARDS } from '../rewards/rewards.ts';
