/** A dialog must not change while loading. */
export const DialogSkeleton = () => null;
