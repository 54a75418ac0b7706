/** Mostly empty. */
export const LinkPromptSkeleton = () => null;
