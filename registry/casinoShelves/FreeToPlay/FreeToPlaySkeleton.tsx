import { t } from '#src/shared/text/t.ts';
import { TilesSkeleton } from '../../parts/shelf/TilesSkeleton.tsx';

export const FreeToPlaySkeleton = () => <TilesSkeleton label={t`Loading free games`} width="50%" ratio="480 / 172" lines={[]} />;
