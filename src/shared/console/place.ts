/** What counts for players is `live`; `staging` is for trying out. */
export type Environment = 'live' | 'staging';

/** Where a document is published. `*` stands for any brand or region. */
export type Place = { readonly surface: string; readonly brand: string; readonly region: string; readonly environment: Environment };

/** The same as the database tells it: what it has kept is not judged again. */
export type ToldPlace = Omit<Place, 'environment'> & { readonly environment: string };

/** A place that was told, to be asked about. Unknown environments count as the one that reaches nobody. */
export const placeOf = ({ surface, brand, region, environment }: ToldPlace): Place => ({
  surface,
  brand,
  region,
  environment: environment === 'live' ? 'live' : 'staging',
});

/** One text for a place, for keys and addresses; no two places have the same. */
export const keyOfPlace = ({ surface, brand, region, environment }: ToldPlace): string =>
  [surface, brand, region, environment].map(encodeURIComponent).join('/');
