export { awardCounts } from './awardCounts.ts';
export { awardDetailsOf } from './awardDetails.ts';
export { awardSection, type AwardSection, awardSections } from './awardSections.ts';
export { awardValue } from './awardValue.ts';
export { freeBetsOf, type GivenBet } from './freeBets.ts';
export { awardsOf, cashbackCount } from './givenAwards.ts';
