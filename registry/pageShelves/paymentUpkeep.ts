/** One chunk, for some players only. */
export { AnnouncedPayments } from './AnnouncedPayments/AnnouncedPayments.tsx';
export { KeptBy } from './ManagedMethods/KeptBy.tsx';
export { MethodExclusion } from './MethodExclusion/MethodExclusion.tsx';
export { PromotionCode } from './PromotionCode/PromotionCode.tsx';
