import { t } from '#src/shared/text/t.ts';
import { TilesSkeleton } from '../../parts/shelf/TilesSkeleton.tsx';

export const LiveGamesSkeleton = () => (
  <TilesSkeleton label={t`Loading tables`} width="min(280px, calc(100vw - 96px))" ratio="280 / 276" lines={[]} />
);
