import { TilesSkeleton } from '../../parts/TilesSkeleton.tsx';

export const GameRailSkeleton = () => <TilesSkeleton label="Loading games" width="min(212px, calc((100vw - 56px) / 2.2))" ratio="4 / 3" />;
