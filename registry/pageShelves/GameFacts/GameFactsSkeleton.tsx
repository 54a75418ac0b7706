/** Most games are looked at before they begin, when there is nothing to say: no room is held open for it. */
export const GameFactsSkeleton = () => null;
