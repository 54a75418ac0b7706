import { TilesSkeleton } from '../../parts/TilesSkeleton.tsx';

export const CasinoRewardsSkeleton = () => <TilesSkeleton label="Loading your rewards" width="320px" ratio="320 / 102" lines={[]} />;
