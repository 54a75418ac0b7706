export const LinkPromptSkeleton = () => null;
