/** Most players see none. */
export const SupportChatSkeleton = () => null;
