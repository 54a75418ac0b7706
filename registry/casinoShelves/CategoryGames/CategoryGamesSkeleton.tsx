import { GameGridSkeleton } from '../../parts/casinoGame/GameGridSkeleton.tsx';

export const CategoryGamesSkeleton = () => <GameGridSkeleton />;
