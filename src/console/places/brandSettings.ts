import type { BrandSettings } from '#src/shared/console/general.ts';
import { useAnswer } from '../api/index.ts';
import type { Choice } from '../ui/controls.tsx';

const EMPTY: BrandSettings = { brands: [], regions: [], surfaces: [], kinds: [], builds: [] };

export const useBrandSettings = (): BrandSettings => useAnswer('describeHouse', {}).value ?? EMPTY;

const countriesOf = ({ regions }: BrandSettings): readonly string[] => [...new Set(regions.map(({ country }) => country))];

export const brandChoices = ({ brands }: BrandSettings, all: string): readonly Choice<string>[] => [
  { value: '*', label: all },
  ...brands.map((brand) => ({ value: brand, label: brand })),
];

export const servedRegions = ({ regions }: Pick<BrandSettings, 'regions'>): readonly Choice<string>[] =>
  regions.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));

export const areaChoices = (settings: BrandSettings): readonly Choice<string>[] => [
  ...countriesOf(settings).map((country) => ({ value: country, label: `All of ${country}` })),
  ...servedRegions(settings),
];

export const regionChoices = (settings: BrandSettings, all: string): readonly Choice<string>[] => [
  { value: '*', label: all },
  ...areaChoices(settings),
];

export const withOwn = (choices: readonly Choice<string>[], own: string): readonly Choice<string>[] =>
  choices.some(({ value }) => value === own) ? choices : [...choices, { value: own, label: own }];

/** True if the areas overlap; `*` matches any area. */
export const reaches = (theirs: string, mine: string): boolean =>
  theirs === '*' || mine === '*' || theirs === mine || mine.startsWith(`${theirs}-`) || theirs.startsWith(`${mine}-`);
