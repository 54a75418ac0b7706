/** Renders nothing: a built-in cover is shown until this cover has loaded. */
export const GameCoverSkeleton = () => null;
