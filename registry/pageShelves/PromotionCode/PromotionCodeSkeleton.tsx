/** Empty: most players see none. */
export const PromotionCodeSkeleton = () => null;
