import { TilesSkeleton } from '../../parts/TilesSkeleton.tsx';

export const GameProvidersSkeleton = () => <TilesSkeleton label="Loading studios" width="232px" ratio="232 / 74" lines={[]} />;
