/** Takes no space from the game. */
export const GameNoticeSkeleton = () => null;
