import { useAuth } from '#src/core/auth/index.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const AccountEntrySkeleton = () => (useAuth().isLoggedIn === true ? <Skeleton width={152} height={44} shape="control" /> : null);
