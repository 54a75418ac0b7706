/** One chunk, which only some players need. */
export { AnnouncedPayments } from './AnnouncedPayments/AnnouncedPayments.tsx';
export { ManagedDialog } from './ManagedMethods/ManagedDialog.tsx';
export { MethodExclusion } from './MethodExclusion/MethodExclusion.tsx';
export { PromotionCode } from './PromotionCode/PromotionCode.tsx';
