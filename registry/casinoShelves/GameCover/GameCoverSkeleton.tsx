/** Renders nothing, because the built-in cover shows while this one loads. */
export const GameCoverSkeleton = () => null;
