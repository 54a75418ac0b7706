export { setMarketLimits } from './marketLimits.ts';
export { traderLimitHistory, type TraderLimitChange } from './limitHistory.ts';
export { wordsOfLimit } from './limitWords.ts';
export { noticeOldLimits } from './notices.ts';
export { answerObjection, type ObjectionRefusal, objectToLimit, openObjections } from './objections.ts';
export { readTraderLimits } from './traderLimits.ts';
export { recordedFacts } from './recordedFacts.ts';
export { setTraderLimits } from './setTraderLimits.ts';
