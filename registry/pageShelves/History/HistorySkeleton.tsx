export { HistorySkeleton } from '../../parts/shelf/HistorySkeleton.tsx';
