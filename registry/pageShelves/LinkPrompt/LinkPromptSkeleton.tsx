/** Most players see none. */
export const LinkPromptSkeleton = () => null;
