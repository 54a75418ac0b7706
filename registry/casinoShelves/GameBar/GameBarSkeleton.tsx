/** The built-in one shows meanwhile. */
export const GameBarSkeleton = () => null;
