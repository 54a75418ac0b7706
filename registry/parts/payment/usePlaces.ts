import { useQuery } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { PaymentFacilitiesDocument } from '#src/gql/graphql.ts';
import { useRenderPorts } from '#src/render/index.ts';
import type { Option } from '#src/shared/payments/choices.ts';
import { needsPlace, placeOptions } from '#src/shared/payments/places.ts';

/** Null if the provider takes no cash. */
export function usePlaces(provider: { readonly id: string; readonly code: string } | undefined): readonly Option[] | null {
  const isCash = needsPlace(provider);
  const { data } = useQuery(PaymentFacilitiesDocument, { variables: { paymentProviderId: provider?.id ?? '' }, skip: !isCash });
  const { position, watchPosition, distanceUnit } = useRenderPorts();
  const from = useSyncExternalStore(watchPosition, position, position);
  return isCash ? placeOptions(data?.paymentFacilities ?? [], from, distanceUnit()) : null;
}
