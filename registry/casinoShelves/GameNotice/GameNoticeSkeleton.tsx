/** Renders nothing, so that loading takes no space from the game. */
export const GameNoticeSkeleton = () => null;
