/** Mostly empty. */
export const OutOfStateSkeleton = () => null;
