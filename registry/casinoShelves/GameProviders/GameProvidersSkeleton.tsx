import { TilesSkeleton } from '../../parts/TilesSkeleton.tsx';

export const GameProvidersSkeleton = () => <TilesSkeleton label="Loading studios" width="212px" ratio="212 / 74" lines={[]} />;
