/** The built-in one stands until then. */
export const GameCoverSkeleton = () => null;
