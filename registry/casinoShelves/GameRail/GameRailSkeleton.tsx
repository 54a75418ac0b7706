import { t } from '#src/shared/text/t.ts';
import { TilesSkeleton } from '../../parts/shelf/TilesSkeleton.tsx';

export const GameRailSkeleton = () => (
  <TilesSkeleton label={t`Loading games`} width="min(212px, calc((100vw - 56px) / 2.2))" ratio="4 / 3" />
);
