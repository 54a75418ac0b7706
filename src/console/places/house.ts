import type { House } from '#src/shared/console/house.ts';
import { useAnswer } from '../api/index.ts';
import type { Choice } from '../ui/controls.tsx';

const EMPTY: House = { brands: [], regions: [], surfaces: [], kinds: [], builds: [] };

/** Empty until loaded. */
export const useHouse = (): House => useAnswer('describeHouse', {}).value ?? EMPTY;

const countriesOf = ({ regions }: House): readonly string[] => [...new Set(regions.map(({ country }) => country))];

/** `all` labels the wildcard. */
export const brandChoices = ({ brands }: House, all: string): readonly Choice<string>[] => [
  { value: '*', label: all },
  ...brands.map((brand) => ({ value: brand, label: brand })),
];

/** Regions where players can be. */
export const servedRegions = ({ regions }: Pick<House, 'regions'>): readonly Choice<string>[] =>
  regions.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));

/** Countries, then regions. */
export const areaChoices = (house: House): readonly Choice<string>[] => [
  ...countriesOf(house).map((country) => ({ value: country, label: `All of ${country}` })),
  ...servedRegions(house),
];

export const regionChoices = (house: House, all: string): readonly Choice<string>[] => [{ value: '*', label: all }, ...areaChoices(house)];

/** Keeps an unlisted value selectable. */
export const withOwn = (choices: readonly Choice<string>[], own: string): readonly Choice<string>[] =>
  choices.some(({ value }) => value === own) ? choices : [...choices, { value: own, label: own }];

export const reaches = (theirs: string, mine: string): boolean =>
  theirs === '*' || mine === '*' || theirs === mine || mine.startsWith(`${theirs}-`) || theirs.startsWith(`${mine}-`);
