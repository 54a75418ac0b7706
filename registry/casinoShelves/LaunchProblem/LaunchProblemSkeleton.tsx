/** Renders nothing: the built-in part shows while loading. */
export const LaunchProblemSkeleton = () => null;
