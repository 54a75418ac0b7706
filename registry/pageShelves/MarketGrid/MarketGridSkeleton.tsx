import { EventGridSkeleton } from '../../parts/event/EventGrid/EventGridSkeleton.tsx';

export const MarketGridSkeleton = () => <EventGridSkeleton rows={5} />;
