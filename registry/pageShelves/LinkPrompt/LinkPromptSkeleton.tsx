/** Empty, because most players see none. */
export const LinkPromptSkeleton = () => null;
