/** Shows nothing, because a dialog must not change while loading. */
export const DialogSkeleton = () => null;
