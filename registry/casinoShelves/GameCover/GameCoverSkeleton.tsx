/** Renders nothing: the built-in cover shows while loading. */
export const GameCoverSkeleton = () => null;
