export { HistorySkeleton as CasinoRoundSkeleton } from '../../parts/shelf/HistorySkeleton.tsx';
