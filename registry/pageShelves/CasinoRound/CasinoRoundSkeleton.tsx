export { HistorySkeleton as CasinoRoundSkeleton } from '../../parts/HistorySkeleton.tsx';
