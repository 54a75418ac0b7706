/** No room ahead: a game is not made smaller for a text that is not there yet. */
export const GameNoticeSkeleton = () => null;
