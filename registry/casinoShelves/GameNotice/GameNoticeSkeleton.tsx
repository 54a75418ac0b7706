/** Renders nothing, to take no space from the game. */
export const GameNoticeSkeleton = () => null;
