import { EventGridSkeleton } from '../../parts/EventGrid/EventGridSkeleton.tsx';

export const MarketGridSkeleton = () => <EventGridSkeleton rows={5} />;
