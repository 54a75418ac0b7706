/** One chunk: what only some players are shown, and none at once. */
export { AnnouncedPayments } from './AnnouncedPayments/AnnouncedPayments.tsx';
export { KeptBy } from './ManagedMethods/KeptBy.tsx';
export { MethodExclusion } from './MethodExclusion/MethodExclusion.tsx';
export { PromotionCode } from './PromotionCode/PromotionCode.tsx';
