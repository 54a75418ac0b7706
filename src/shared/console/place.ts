/** Players see `live`; `staging` is for tests. */
export type Environment = 'live' | 'staging';

/** Publication target. `*` matches any brand or region. */
export type Place = { readonly surface: string; readonly brand: string; readonly region: string; readonly environment: Environment };

/** Place as read from the database, with an unchecked environment. */
export type ToldPlace = Omit<Place, 'environment'> & { readonly environment: string };

/** Treats an unknown environment as `staging`, which reaches no player. */
export const placeOf = ({ surface, brand, region, environment }: ToldPlace): Place => ({
  surface,
  brand,
  region,
  environment: environment === 'live' ? 'live' : 'staging',
});

/** Unique text of a place, for keys and URLs. */
export const keyOfPlace = ({ surface, brand, region, environment }: ToldPlace): string =>
  [surface, brand, region, environment].map(encodeURIComponent).join('/');
