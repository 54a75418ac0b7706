/** Most players see none. */
export const OutOfStateSkeleton = () => null;
