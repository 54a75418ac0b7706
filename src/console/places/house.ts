import type { House } from '#src/shared/console/house.ts';
import { useAnswer } from '../api/index.ts';
import type { Choice } from '../ui/controls.tsx';

const EMPTY: House = { brands: [], regions: [], surfaces: [], kinds: [], builds: [] };

/** What there is to choose from; empty until it is known. */
export const useHouse = (): House => useAnswer('describeHouse', {}).value ?? EMPTY;

/** Whole countries of which a region is served. */
const countriesOf = ({ regions }: House): readonly string[] => [...new Set(regions.map(({ country }) => country))];

/** `all` stands for the first choice: every brand, or any. */
export const brandChoices = ({ brands }: House, all: string): readonly Choice<string>[] => [
  { value: '*', label: all },
  ...brands.map((brand) => ({ value: brand, label: brand })),
];

/** Regions alone: where somebody is. */
export const servedRegions = ({ regions }: Pick<House, 'regions'>): readonly Choice<string>[] =>
  regions.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));

/** Whole countries, then their regions: where something counts. */
export const areaChoices = (house: House): readonly Choice<string>[] => [
  ...countriesOf(house).map((country) => ({ value: country, label: `All of ${country}` })),
  ...servedRegions(house),
];

export const regionChoices = (house: House, all: string): readonly Choice<string>[] => [{ value: '*', label: all }, ...areaChoices(house)];

/** A value stays choosable while the lists are on their way, or when the house no longer knows it. */
export const withOwn = (choices: readonly Choice<string>[], own: string): readonly Choice<string>[] =>
  choices.some(({ value }) => value === own) ? choices : [...choices, { value: own, label: own }];

/** Whether what is published for `theirs` may reach `mine`; `*` on either side is anybody. */
export const reaches = (theirs: string, mine: string): boolean =>
  theirs === '*' || mine === '*' || theirs === mine || mine.startsWith(`${theirs}-`) || theirs.startsWith(`${mine}-`);
