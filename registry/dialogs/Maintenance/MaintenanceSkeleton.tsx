/** Renders nothing: a dialog that changes while loading would be worse. */
export const MaintenanceSkeleton = () => null;
