import { useQuery } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { PaymentFacilitiesDocument } from '#src/gql/graphql.ts';
import { useRenderPorts } from '#src/render/index.ts';
import { needsPlace, type Option } from '#src/shared/payments/choices.ts';
import { createUpgrade } from '#src/ui/upgrade.ts';

const placesLater = createUpgrade(async () => (await import('#src/shared/payments/places.ts')).placeOptions);

/** Returns a cash provider's locations, empty until loaded. Null for other providers. */
export function usePlaces(provider: { readonly id: string; readonly code: string } | undefined): readonly Option[] | null {
  const isCash = needsPlace(provider);
  const { data } = useQuery(PaymentFacilitiesDocument, { variables: { paymentProviderId: provider?.id ?? '' }, skip: !isCash });
  const { position, watchPosition, distanceUnit } = useRenderPorts();
  const from = useSyncExternalStore(watchPosition, position, position);
  const placeOptions = placesLater.useLoaded(isCash);
  return isCash ? (placeOptions?.(data?.paymentFacilities ?? [], from, distanceUnit()) ?? []) : null;
}
