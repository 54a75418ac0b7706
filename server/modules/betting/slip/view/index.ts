export type { WantedBets } from '../draftBets.ts';
export { PARLAY, type SlipOrigin, type SlipSelection, straightId } from '../slipContent.ts';
export { viewBuilder } from './betBuilder.ts';
export { legGroupsOf } from './legGroups.ts';
export type { TokenChoice } from './rewardsView.ts';
export type { BetslipView, DraftBetView, DraftLegView, TeaserDraftView } from './views.ts';
