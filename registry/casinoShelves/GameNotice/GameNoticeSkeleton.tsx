/** Takes no room from the game. */
export const GameNoticeSkeleton = () => null;
