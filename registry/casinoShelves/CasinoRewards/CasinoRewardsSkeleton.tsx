import { t } from '#src/shared/text/t.ts';
import { TilesSkeleton } from '../../parts/shelf/TilesSkeleton.tsx';

export const CasinoRewardsSkeleton = () => <TilesSkeleton label={t`Loading your rewards`} width="320px" ratio="320 / 102" lines={[]} />;
