export const PromotionCodeSkeleton = () => null;
