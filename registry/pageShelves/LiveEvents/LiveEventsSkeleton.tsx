import { EventGridSkeleton } from '../../parts/event/EventGrid/EventGridSkeleton.tsx';

export const LiveEventsSkeleton = () => <EventGridSkeleton rows={3} />;
