/** Renders nothing, because the built-in bar shows while this one loads. */
export const GameBarSkeleton = () => null;
