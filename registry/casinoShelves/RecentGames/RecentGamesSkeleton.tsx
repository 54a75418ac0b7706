import { TilesSkeleton } from '../../parts/TilesSkeleton.tsx';

export const RecentGamesSkeleton = () => <TilesSkeleton label="Loading your games" width="98px" ratio="1" lines={[16]} />;
