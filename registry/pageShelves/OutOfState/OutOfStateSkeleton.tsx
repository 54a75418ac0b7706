/** Nothing: most players are shown none. */
export const OutOfStateSkeleton = () => null;
