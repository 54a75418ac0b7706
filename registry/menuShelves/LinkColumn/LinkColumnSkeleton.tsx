import { ColumnSkeleton } from '#src/ui/linkColumn.tsx';

export const LinkColumnSkeleton = () => <ColumnSkeleton rows={4} />;
