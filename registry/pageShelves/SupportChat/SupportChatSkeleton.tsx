/** Empty: most players see none. */
export const SupportChatSkeleton = () => null;
