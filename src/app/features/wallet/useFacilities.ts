import { useQuery } from '@apollo/client/react';
import { useStore } from 'zustand';
import { PaymentFacilitiesDocument, type PaymentFacilitiesQuery } from '#src/gql/graphql.ts';
import { type DistanceUnit, formatDistance, metresBetween, type Point } from '#src/shared/text/distance.ts';
import { locationNow } from '../../frame/hosts/locationNow.ts';
import { useStartup } from '../../startup/StartupContext.tsx';
import type { Option } from './ProviderList.tsx';

/** With how far it is, with its unit; null where the player's place is not known. */
export type Facility = PaymentFacilitiesQuery['paymentFacilities'][number] & { readonly distance: string | null };

/** Providers that take cash, by their code. */
const CASH = 'CASH_AT_CASINO';
const NONE: PaymentFacilitiesQuery['paymentFacilities'] = [];

/** Where the provider takes and pays cash, the nearest first; null for one of no cash, nothing yet while it is asked. */
export function useFacilities(provider: { readonly id: string; readonly code: string } | undefined): readonly Facility[] | null {
  const isCash = provider?.code === CASH;
  const { data } = useQuery(PaymentFacilitiesDocument, { variables: { paymentProviderId: provider?.id ?? '' }, skip: !isCash });
  // Nobody is asked where they are for this, and what a check has found out stays in the page.
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
