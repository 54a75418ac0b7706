import { EventGridSkeleton } from '../../parts/event/EventGrid/EventGridSkeleton.tsx';

export const FavoriteGamesSkeleton = () => <EventGridSkeleton rows={3} />;
