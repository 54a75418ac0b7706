/** Renders nothing: a built-in dialog is shown until this dialog has loaded. */
export const LaunchProblemSkeleton = () => null;
