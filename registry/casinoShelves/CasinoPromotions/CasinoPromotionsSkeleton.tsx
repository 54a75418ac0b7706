import { t } from '#src/shared/text/t.ts';
import { TilesSkeleton } from '../../parts/shelf/TilesSkeleton.tsx';

export const CasinoPromotionsSkeleton = () => <TilesSkeleton label={t`Loading promotions`} width="340px" ratio="340 / 212" lines={[]} />;
