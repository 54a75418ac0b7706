export { eventLabel, type FreeBet, legsLabel, type ProfitBoost, rewardStatus } from './rewards.ts';
