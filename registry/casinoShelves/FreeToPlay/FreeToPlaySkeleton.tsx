import { TilesSkeleton } from '../../parts/TilesSkeleton.tsx';

export const FreeToPlaySkeleton = () => <TilesSkeleton label="Loading free games" width="50%" ratio="480 / 172" lines={[]} />;
