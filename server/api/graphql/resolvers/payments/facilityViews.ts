import { type Facility, openingOf } from '#server/modules/payments/places/index.ts';
import type { Point, Region } from '#server/platform/regions/regions.ts';
import { formatDistance, metresBetween } from '#src/shared/text/distance.ts';

const METRIC = 'CA';

/** Sorts by distance from `from`, or keeps the order if `from` is null. */
export function facilityViews(facilities: readonly Facility[], from: Point | null, now: Date) {
  return facilities
    .map((facility) => ({ facility, metres: from === null ? null : metresBetween(from, facility) }))
    .toSorted((a, b) => (a.metres ?? 0) - (b.metres ?? 0))
    .map(({ facility, metres }) => {
      const { isOpen, text } = openingOf(facility, now);
      return {
        __typename: 'PaymentFacility' as const,
        ...facility,
        distance: metres === null ? null : formatDistance(metres, facility.region.startsWith(METRIC) ? 'km' : 'mi'),
        isOpen,
        opening: text,
        workingHours: facility.workingHours.map((hours) => ({ __typename: 'WorkingHours' as const, ...hours })),
      };
    });
}

const pointView = ({ latitude, longitude }: Point) => ({ __typename: 'MapPoint' as const, latitude, longitude });

export const areaView = (region: Region | undefined, position: Point | null) =>
  region?.boundary
    ? {
        __typename: 'PlayerArea' as const,
        boundary: region.boundary.map(([longitude, latitude]) => pointView({ latitude, longitude })),
        position: position && pointView(position),
      }
    : null;
