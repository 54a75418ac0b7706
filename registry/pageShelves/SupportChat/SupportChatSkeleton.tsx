export const SupportChatSkeleton = () => null;
