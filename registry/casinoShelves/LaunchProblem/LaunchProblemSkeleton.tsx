/** The built-in one shows meanwhile. */
export const LaunchProblemSkeleton = () => null;
