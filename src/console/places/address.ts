import type { Environment, Place, StoredPlace } from '#src/shared/console/place.ts';

export const queryOf = ({ surface, brand, region, environment }: StoredPlace): string =>
  new URLSearchParams({ surface, brand, region, environment }).toString();

/** Reads a place from a URL. Missing parts mean any brand, any region and `live`. Null without a surface. */
export function placeIn(query: URLSearchParams): Place | null {
  const surface = query.get('surface');
  if (surface === null || surface === '') return null;
  const environment: Environment = query.get('environment') === 'staging' ? 'staging' : 'live';
  return { surface, brand: query.get('brand') ?? '*', region: query.get('region') ?? '*', environment };
}

export const historyPath = (place: StoredPlace): string => `/history?${queryOf(place)}`;
