/** Nothing: most players are shown none. */
export const PromotionCodeSkeleton = () => null;
