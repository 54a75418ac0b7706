/** The built-in one shows meanwhile. */
export const GameCoverSkeleton = () => null;
