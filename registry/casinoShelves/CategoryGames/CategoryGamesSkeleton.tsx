import { GameGridSkeleton } from '../../parts/GameGridSkeleton.tsx';

export const CategoryGamesSkeleton = () => <GameGridSkeleton />;
