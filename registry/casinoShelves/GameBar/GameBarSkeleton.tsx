/** Renders nothing: a built-in bar is shown until this bar has loaded. */
export const GameBarSkeleton = () => null;
