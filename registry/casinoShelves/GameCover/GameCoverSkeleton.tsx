/** Draws nothing, because the built-in cover shows while the cover loads. */
export const GameCoverSkeleton = () => null;
