/** Most players see none. */
export const PromotionCodeSkeleton = () => null;
