/** Renders nothing: most events are viewed before they start, without a box score. */
export const GameFactsSkeleton = () => null;
