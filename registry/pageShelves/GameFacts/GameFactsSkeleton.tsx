export const GameFactsSkeleton = () => null;
