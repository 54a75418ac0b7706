import { TilesSkeleton } from '../../parts/TilesSkeleton.tsx';

export const GameSearchSkeleton = () => <TilesSkeleton label="Loading search" width="170px" ratio="170 / 198" />;
