/** Renders nothing, so that this notice takes no space from the game while loading. */
export const GameNoticeSkeleton = () => null;
