import type { PaymentFacilitiesQuery } from '#src/gql/graphql.ts';
import { type DistanceUnit, formatDistance, metresBetween, type Point } from '../text/distance.ts';
import type { Option } from './choices.ts';

type Facility = PaymentFacilitiesQuery['paymentFacilities'][number];

/** Nearest first; without a position in the server's order, without distances. */
export function placeOptions(facilities: readonly Facility[], from: Point | null, unit: DistanceUnit): readonly Option[] {
  if (from === null) return facilities.map((facility) => placeOption(facility, null));
  return facilities
    .map((facility) => ({ facility, metres: metresBetween(from, facility) }))
    .toSorted((a, b) => a.metres - b.metres)
    .map(({ facility, metres }) => placeOption(facility, formatDistance(metres, unit)));
}

const placeOption = ({ id, name, address, workingHours }: Facility, distance: string | null): Option => ({
  id,
  name: distance === null ? name : `${name} · ${distance}`,
  text: address.replaceAll('\n', ', '),
  note: workingHours.map(({ label, value }) => `${label}: ${value}`).join(' · '),
  isOff: false,
});
