/** The built-in part shows while loading. */
export const LaunchProblemSkeleton = () => null;
