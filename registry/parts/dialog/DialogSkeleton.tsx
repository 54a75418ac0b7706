/** Dialogs must not change while loading. */
export const DialogSkeleton = () => null;
