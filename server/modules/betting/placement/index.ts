export { refusalsOfEligibility, type Eligibility } from './decide.ts';
export { readArrival } from './arrival.ts';
export { decideAfterDelay, decideOverduePlacements } from './heldPlacements.ts';
export { findPlacement, type Outcome } from './placement.ts';
export { MOST_ID_CHARACTERS } from './placementBody.ts';
export type { RequestedBet } from './placementTypes.ts';
export { eligibilityOf, eligibilityQuery } from './eligibility.ts';
export { permits } from './geoVerdict.ts';
