import type { DraftView } from '#src/shared/console/drafts.ts';
import type { BrandSettings } from '#src/shared/console/general.ts';
import type { StoredPlace } from '#src/shared/console/place.ts';
import type { Pointer } from '#src/shared/console/published.ts';
import { areaInWords } from '../../places/ruleInWords.ts';

type House = Pick<BrandSettings, 'brands' | 'regions'>;
type Area = Pick<StoredPlace, 'brand' | 'region'>;

/** Describes players: `players of alpha in New Jersey`, `all players`. */
export function playersOf({ brand, region }: Area, house: House): string {
  if (brand === '*' && region === '*') return 'all players';
  return ['players', ...(brand === '*' ? [] : [`of ${brand}`]), ...(region === '*' ? [] : [`in ${areaInWords(region, house)}`])].join(' ');
}

const matches = (theirs: Area, brand: string, region: string): boolean =>
  [brand, '*'].includes(theirs.brand) && [region, region.split('-', 1)[0], '*'].includes(theirs.region);

/** Ranks places like the server: regions before countries, both before brands. */
const rank = ({ brand, region }: Area): number => (region === '*' ? 0 : region.includes('-') ? 4 : 2) + (brand === '*' ? 0 : 1);

export type Reach = {
  readonly who: string;
  /** Audiences in this place that have documents of their own. */
  readonly except: readonly string[];
};

/** Describes which players get a place's document, given all published documents. */
export function whoSees(place: StoredPlace, published: readonly Pointer[], house: House): Reach {
  if (place.environment !== 'live') return { who: `No players: this is for ${place.environment}.`, except: [] };
  const served = servedBy(place, published, house);
  const winners = new Set(served.map(({ by }) => by));
  const except = othersOf(place, published)
    .filter((pointer) => winners.has(pointer))
    .map((pointer) => playersOf(pointer, house));
  if (!winners.has(null) && except.length > 0)
    return { who: 'Nobody right now: documents for narrower audiences cover all of them.', except };
  return { who: sentence(playersOf(place, house)), except };
}

type Served = { readonly brand: string; readonly region: string; readonly by: Pointer | null };

/** Lists a place's brands and regions. `by` is a more specific document that their players get instead; null if none. */
export function servedBy(place: StoredPlace, published: readonly Pointer[], { brands, regions }: House): readonly Served[] {
  const better = othersOf(place, published)
    .filter((other) => rank(other) > rank(place))
    .toSorted((one, other) => rank(other) - rank(one));
  return brands.flatMap((brand) =>
    regions.flatMap(({ code: region }) =>
      matches(place, brand, region) ? [{ brand, region, by: better.find((other) => matches(other, brand, region)) ?? null }] : [],
    ),
  );
}

const othersOf = ({ surface, brand, region, environment }: StoredPlace, published: readonly Pointer[]): readonly Pointer[] =>
  published.filter(
    (pointer) =>
      pointer.surface === surface && pointer.environment === environment && (pointer.brand !== brand || pointer.region !== region),
  );

export type Before = {
  readonly words: string;
  /** False if the draft replaces no live document. */
  readonly isDrawn: boolean;
};

/** Describes what a draft replaces. `published` is null until it is loaded. */
export function beforeOf(draft: DraftView & { readonly base: object | null }, published: readonly Pointer[] | null, house: House): Before {
  const { surface, brand, region, environment, base, baseHash } = draft;
  if (base === null) return { words: 'Nothing is live yet.', isDrawn: false };
  if (published === null) return { words: 'What was live when the draft was started.', isDrawn: true };
  const live = published.find(
    (pointer) => pointer.surface === surface && pointer.brand === brand && pointer.region === region && pointer.environment === environment,
  );
  const wider = othersOf(draft, published)
    .filter((other) => ['*', brand].includes(other.brand) && ['*', region.split('-', 1)[0], region].includes(other.region))
    .toSorted((one, other) => rank(other) - rank(one))[0];
  if (live && live.hash === baseHash) return { words: 'Live now.', isDrawn: true };
  if (live)
    return { words: 'Live when the draft was started. Another version is live now, so the draft must be updated first.', isDrawn: true };
  const instead = wider ? ` These players get the document for ${playersOf(wider, house)}.` : '';
  if (baseHash !== null)
    return { words: `Nothing is live yet: what was live when the draft was started has been taken back.${instead}`, isDrawn: false };
  return { words: `No document of their own is live yet.${instead} This is what they saw when the draft was started.`, isDrawn: true };
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
