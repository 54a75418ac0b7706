import type { House } from '#src/lib/console/house.ts';
import type { JsonSchema } from './schemas.ts';

/** The rule of who sees a part, with brands, regions and devices to choose from: nobody has to know how they are written. */
export function withChoices(when: JsonSchema, { brands, regions }: House): JsonSchema {
  const { properties = {} } = when;
  if (brands.length === 0 && regions.length === 0) return when;
  const countries = [...new Set(regions.map(({ country }) => country))];
  const called = Object.fromEntries([
    ...countries.map((country) => [country, `All of ${country}`] as const),
    ...regions.map(({ code, name }) => [code, `${name} (${code})`] as const),
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
      ...choice('regions', [...countries, ...regions.map(({ code }) => code)]),
      ...choice('devices', properties['devices']?.items?.enum ?? []),
    },
  };
}
