import { GameGridSkeleton } from '../../parts/game/GameGridSkeleton.tsx';

export const CategoryGamesSkeleton = () => <GameGridSkeleton />;
