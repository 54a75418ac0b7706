export { HistorySkeleton } from '../../parts/HistorySkeleton.tsx';
