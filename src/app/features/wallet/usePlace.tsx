import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { PaymentFacilitiesDocument } from '#src/gql/graphql.ts';
import { Choices } from '#src/render/payments/Choices.tsx';
import type { Option } from '#src/shared/payments/choices.ts';
import { needsPlace, placeOptions } from '#src/shared/payments/places.ts';
import { locationNow } from '../../frame/hosts/locationNow.ts';
import { useStartup } from '../../startup/StartupContext.tsx';

type Provider = { readonly id: string; readonly code: string } | undefined;
type Place = {
  readonly input: { readonly facilityId?: string };
  readonly isKnown: boolean;
  readonly choice: ReactNode;
};

export function usePlace(provider: Provider, legend: string, onChange: () => void): Place {
  const places = usePlaces(provider);
  const [chosenId, choose] = useState<string | null>(null);
  if (places === null) return { input: {}, isKnown: true, choice: null };
  const place = places.find(({ id }) => id === chosenId) ?? places[0];
  const pick = (id: string): void => {
    choose(id);
    onChange();
  };
  return {
    input: place ? { facilityId: place.id } : {},
    isKnown: place !== undefined,
    choice: <Choices legend={legend} options={places} value={place?.id ?? null} onChange={pick} />,
  };
}

/** Null if the provider takes no cash. */
function usePlaces(provider: Provider): readonly Option[] | null {
  const isCash = needsPlace(provider);
  const { data } = useQuery(PaymentFacilitiesDocument, { variables: { paymentProviderId: provider?.id ?? '' }, skip: !isCash });
  // Uses a known position; asks for none.
  const position = useStore(locationNow, ({ state }) => state?.position ?? null);
  const unit = useStartup().startup?.regionalMetadata.currentCountryCode === 'CA' ? 'km' : 'mi';
  return isCash ? placeOptions(data?.paymentFacilities ?? [], position, unit) : null;
}
