export const OutOfStateSkeleton = () => null;
