/** The built-in one stands until then. */
export const LaunchProblemSkeleton = () => null;
