/** Renders nothing, because the built-in part shows while loading. */
export const LaunchProblemSkeleton = () => null;
