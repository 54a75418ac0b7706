export { HistorySkeleton as CasinoSessionRoundsSkeleton } from '../../parts/HistorySkeleton.tsx';
