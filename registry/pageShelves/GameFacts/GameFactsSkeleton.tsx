/** Takes no space, because most events are viewed before the start, without a box score. */
export const GameFactsSkeleton = () => null;
