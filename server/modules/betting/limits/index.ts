export { setMarketLimits } from './marketLimits.ts';
export { playerLimitHistory, type PlayerLimitChange } from './limitHistory.ts';
export { wordsOfLimit } from './limitWords.ts';
export { noticeOldLimits } from './notices.ts';
export { answerObjection, type ObjectionRefusal, objectToLimit, openObjections } from './objections.ts';
export { readPlayerLimits } from './playerLimits.ts';
export { recordedFacts } from './recordedFacts.ts';
export { setPlayerLimits } from './setPlayerLimits.ts';
