import { TilesSkeleton } from '../../parts/TilesSkeleton.tsx';

export const CasinoPromotionsSkeleton = () => <TilesSkeleton label="Loading promotions" width="340px" ratio="340 / 212" lines={[]} />;
