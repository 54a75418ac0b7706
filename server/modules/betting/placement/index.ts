export { refusalsOfStanding, type Standing } from './decide.ts';
export { decideOverduePlacements, placeAfterDelay } from './heldPlacements.ts';
export { findPlacement } from './placement.ts';
export { MOST_ID_CHARACTERS } from './placementBody.ts';
export type { BetRefusal, PlacementDecision, RequestedBet } from './placementTypes.ts';
export { standingOf, standingQuery } from './standing.ts';
export { permits } from './verdict.ts';
