/** Nothing: most brands and regions have no chat. */
export const SupportChatSkeleton = () => null;
