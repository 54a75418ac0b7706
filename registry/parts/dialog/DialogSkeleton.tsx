export const DialogSkeleton = () => null;
