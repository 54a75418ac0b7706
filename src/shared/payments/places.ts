import type { PaymentFacilitiesQuery } from '#src/gql/graphql.ts';
import { type DistanceUnit, formatDistance, metresBetween, type Point } from '../text/distance.ts';
import type { Option } from './choices.ts';

type Facility = PaymentFacilitiesQuery['paymentFacilities'][number];

/** Lists places by distance from `from`; in the server's order if it gives distances or `from` is null. */
export function placeOptions(facilities: readonly Facility[], from: Point | null, unit: DistanceUnit): readonly Option[] {
  const isMeasured = from === null || facilities.some(({ distance }) => distance !== null);
  if (isMeasured) return facilities.map((facility, at) => placeOption(facility, facility.distance, at + 1));
  return facilities
    .map((facility) => ({ facility, metres: metresBetween(from, facility) }))
    .toSorted((a, b) => a.metres - b.metres)
    .map(({ facility, metres }, at) => placeOption(facility, formatDistance(metres, unit), at + 1));
}

function placeOption(facility: Facility, distance: string | null, number: number): Option {
  const { id, name, address, workingHours, opening, latitude, longitude } = facility;
  return {
    id,
    name: distance === null ? name : `${name} · ${distance}`,
    text: `${opening}\n${address.replaceAll('\n', ', ')}`,
    note: workingHours.map(({ label, value }) => `${label}: ${value}`).join(' · '),
    isOff: false,
    pin: { number, latitude, longitude },
  };
}
