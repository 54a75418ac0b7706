export { AnnouncedPayments } from './AnnouncedPayments/AnnouncedPayments.tsx';
export { ManagedMethods } from './ManagedMethods/ManagedMethods.tsx';
export { MethodExclusion } from './MethodExclusion/MethodExclusion.tsx';
export { PromotionCode } from './PromotionCode/PromotionCode.tsx';
