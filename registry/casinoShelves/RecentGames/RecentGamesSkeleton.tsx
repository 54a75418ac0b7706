import { t } from '#src/shared/text/t.ts';
import { TilesSkeleton } from '../../parts/shelf/TilesSkeleton.tsx';

export const RecentGamesSkeleton = () => <TilesSkeleton label={t`Loading your games`} width="98px" ratio="1" lines={[16]} />;
