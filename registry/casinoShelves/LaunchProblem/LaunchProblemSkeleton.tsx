/** Renders nothing, because the built-in dialog shows while this one loads. */
export const LaunchProblemSkeleton = () => null;
