export { refusalsOfEligibility, type Eligibility } from './decide.ts';
export { type Written } from './accept.ts';
export { readArrival } from './arrival.ts';
export { decideAfterDelay, decideOverduePlacements, placeAfterDelay } from './heldPlacements.ts';
export { findPlacement } from './placement.ts';
export { MOST_ID_CHARACTERS } from './placementBody.ts';
export type { BetRefusal, PlacementDecision, RequestedBet } from './placementTypes.ts';
export { eligibilityOf, eligibilityQuery } from './eligibility.ts';
export { permits } from './geoVerdict.ts';
