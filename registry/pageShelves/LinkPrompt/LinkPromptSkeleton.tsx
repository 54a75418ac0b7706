/** Nothing: most players have linked an account or dismissed the question. */
export const LinkPromptSkeleton = () => null;
