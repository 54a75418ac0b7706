/** Empty: most players see none. */
export const OutOfStateSkeleton = () => null;
