import { t } from '#src/shared/text/t.ts';
import { TilesSkeleton } from '../../parts/shelf/TilesSkeleton.tsx';

export const GameProvidersSkeleton = () => <TilesSkeleton label={t`Loading studios`} width="232px" ratio="232 / 74" lines={[]} />;
