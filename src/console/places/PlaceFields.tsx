import type { Environment, Place } from '#src/shared/console/place.ts';
import { type Choice, Filters, SelectField } from '../ui/controls.tsx';
import { brandChoices, regionChoices, useBrandSettings, withOwn } from './brandSettings.ts';
import { familyOf, surfaceName } from './names.ts';

export const ENVIRONMENTS: readonly Choice<Environment>[] = [
  { value: 'live', label: 'Live (players)' },
  { value: 'staging', label: 'Staging (testing)' },
];

export type PlaceFieldsProps = {
  readonly place: Place;
  readonly onChange: (place: Place) => void;
  readonly isSurfaceFixed?: boolean;
  readonly surfaces?: readonly string[];
};

export function PlaceFields({ place, onChange, isSurfaceFixed = false, surfaces = [] }: PlaceFieldsProps) {
  const house = useBrandSettings();
  const known = [...new Set([...house.surfaces, ...surfaces, place.surface])].map((surface) => ({
    value: surface,
    label: `${familyOf(surface)}: ${surfaceName(surface)}`,
  }));
  return (
    <Filters>
      {isSurfaceFixed ? null : (
        <SelectField label="Surface" value={place.surface} choices={known} onChange={(surface) => onChange({ ...place, surface })} />
      )}
      <SelectField
        label="Brand"
        value={place.brand}
        choices={withOwn(brandChoices(house, 'Every brand'), place.brand)}
        onChange={(brand) => onChange({ ...place, brand })}
      />
      <SelectField
        label="Region"
        value={place.region}
        choices={withOwn(regionChoices(house, 'Everywhere'), place.region)}
        onChange={(region) => onChange({ ...place, region })}
      />
      <SelectField
        label="Environment"
        value={place.environment}
        choices={ENVIRONMENTS}
        onChange={(environment) => onChange({ ...place, environment })}
      />
    </Filters>
  );
}
