import type { BrandSettings } from '#src/shared/console/general.ts';
import { areaChoices } from '../../places/brandSettings.ts';
import type { JsonSchema } from './schemas.ts';

export function withChoices(when: JsonSchema, house: BrandSettings): JsonSchema {
  const { brands, regions } = house;
  const { properties = {} } = when;
  if (brands.length === 0 && regions.length === 0) return when;
  const areas = areaChoices(house);
  const called = Object.fromEntries([
    ...areas.map(({ value, label }) => [value, label] as const),
    ...brands.map((brand) => [brand, brand] as const),
  ]);
  const choice = (name: string, values: readonly unknown[]): Readonly<Record<string, JsonSchema>> => {
    const list = properties[name];
    return list ? { [name]: { ...list, uniqueItems: true, items: { type: 'string', enum: values, called } } } : {};
  };
  return {
    ...when,
    properties: {
      ...properties,
      ...choice('brands', brands),
      ...choice(
        'regions',
        areas.map(({ value }) => value),
      ),
      ...choice('devices', properties['devices']?.items?.enum ?? []),
    },
  };
}
