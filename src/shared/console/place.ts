export type Environment = 'live' | 'staging';

/** `*` matches every brand or region. */
export type Place = { readonly surface: string; readonly brand: string; readonly region: string; readonly environment: Environment };

export type StoredPlace = Omit<Place, 'environment'> & { readonly environment: string };

/** Maps unknown environments to `staging`, which players do not see. */
export const placeOf = ({ surface, brand, region, environment }: StoredPlace): Place => ({
  surface,
  brand,
  region,
  environment: environment === 'live' ? 'live' : 'staging',
});

export const keyOfPlace = ({ surface, brand, region, environment }: StoredPlace): string =>
  [surface, brand, region, environment].map(encodeURIComponent).join('/');
