/** Empty: most players see none. */
export const LinkPromptSkeleton = () => null;
