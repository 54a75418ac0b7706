/** Mostly empty. */
export const PromotionCodeSkeleton = () => null;
