export { HistorySkeleton as CasinoSessionRoundsSkeleton } from '../../parts/shelf/HistorySkeleton.tsx';
