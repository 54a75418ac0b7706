/** Renders nothing: the built-in bar shows while loading. */
export const GameBarSkeleton = () => null;
