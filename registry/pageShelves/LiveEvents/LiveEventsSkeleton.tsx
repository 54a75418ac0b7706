import { EventGridSkeleton } from '../../parts/EventGrid/EventGridSkeleton.tsx';

export const LiveEventsSkeleton = () => <EventGridSkeleton rows={3} />;
