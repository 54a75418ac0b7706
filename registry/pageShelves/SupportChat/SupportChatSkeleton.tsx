/** Mostly empty. */
export const SupportChatSkeleton = () => null;
