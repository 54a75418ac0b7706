import { useQuery } from '@apollo/client/react';
import { useStore } from 'zustand';
import { PaymentFacilitiesDocument, type PaymentFacilitiesQuery } from '#src/gql/graphql.ts';
import { type DistanceUnit, formatDistance, metresBetween, type Point } from '#src/shared/text/distance.ts';
import { locationNow } from '../../frame/hosts/locationNow.ts';
import { useStartup } from '../../startup/StartupContext.tsx';
import type { Option } from './ProviderList.tsx';

/** Null if the player's position is unknown. */
export type Facility = PaymentFacilitiesQuery['paymentFacilities'][number] & { readonly distance: string | null };

const CASH = 'CASH_AT_CASINO';
const NONE: PaymentFacilitiesQuery['paymentFacilities'] = [];

/** Nearest first; null if the provider takes no cash. */
export function useFacilities(provider: { readonly id: string; readonly code: string } | undefined): readonly Facility[] | null {
  const isCash = provider?.code === CASH;
  const { data } = useQuery(PaymentFacilitiesDocument, { variables: { paymentProviderId: provider?.id ?? '' }, skip: !isCash });
  // Uses a known position; asks for none.
  const position = useStore(locationNow, ({ state }) => state?.position ?? null);
  const unit = useStartup().startup?.regionalMetadata.currentCountryCode === 'CA' ? 'km' : 'mi';
  return isCash ? byDistance(data?.paymentFacilities ?? NONE, position, unit) : null;
}

function byDistance(facilities: typeof NONE, from: Point | null, unit: DistanceUnit): readonly Facility[] {
  if (from === null) return facilities.map((facility) => ({ ...facility, distance: null }));
  return facilities
    .map((facility) => ({ facility, metres: metresBetween(from, facility) }))
    .toSorted((a, b) => a.metres - b.metres)
    .map(({ facility, metres }) => ({ ...facility, distance: formatDistance(metres, unit) }));
}

export const facilityOption = ({ id, name, address, distance, workingHours }: Facility): Option => ({
  id,
  name: distance === null ? name : `${name} · ${distance}`,
  text: address.replaceAll('\n', ', '),
  note: workingHours.map(({ label, value }) => `${label}: ${value}`).join(' · '),
  isOff: false,
});
