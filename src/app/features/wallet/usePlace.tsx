import { type ReactNode, useState } from 'react';
import { Choices } from './ProviderList.tsx';
import { facilityOption, useFacilities } from './useFacilities.ts';

type Place = {
  readonly input: { readonly facilityId?: string };
  readonly isKnown: boolean;
  readonly choice: ReactNode;
};

export function usePlace(provider: Parameters<typeof useFacilities>[0], legend: string, onChange: () => void): Place {
  const facilities = useFacilities(provider);
  const [chosenId, choose] = useState<string | null>(null);
  if (facilities === null) return { input: {}, isKnown: true, choice: null };
  const facility = facilities.find(({ id }) => id === chosenId) ?? facilities[0];
  const pick = (id: string): void => {
    choose(id);
    onChange();
  };
  return {
    input: facility ? { facilityId: facility.id } : {},
    isKnown: facility !== undefined,
    choice: <Choices legend={legend} options={facilities.map(facilityOption)} value={facility?.id ?? null} onChange={pick} />,
  };
}
