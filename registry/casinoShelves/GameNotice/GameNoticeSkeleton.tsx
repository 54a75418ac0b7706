/** Renders nothing, so that it takes no space from the game. */
export const GameNoticeSkeleton = () => null;
