import { readFileSync } from 'node:fs';
import { placeOf, regionOfPoint } from '#server/platform/regions/regions.ts';

export type Position = { readonly latitude: number; readonly longitude: number; readonly accuracy: number };

export type LocationState = {
  /** Position; null for the browser's. */
  readonly position: Position | null;
  readonly findings: readonly string[];
  /** Failure to answer with, 600–720. */
  readonly errorCode: number | null;
  readonly service: LocalService;
};

export const localServices = ['absent', 'there', 'old', 'away'] as const;
export type LocalService = (typeof localServices)[number];

/** Accuracy in metres, as of a phone outdoors. */
const ACCURACY = 20;

export const errorTexts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('./errorCodes.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** `code`: region, exclusion or jurisdiction. */
export function positionOf(code: string): Position | null {
  const place = placeOf(code);
  return place ? { ...place, accuracy: ACCURACY } : null;
}

/** The service of `everybody` applies to each player. */
export type Whereabouts = {
  readonly everybody: LocationState;
  readonly players: Readonly<Record<string, Omit<LocationState, 'service'>>>;
  /** ISO 3166-1; default: by position. */
  readonly addressCountry?: string | undefined;
};

/** Drops the oldest. */
const MOST_PLAYERS = 1_000;

export const locationOf = ({ everybody, players }: Whereabouts, playerId: string): LocationState => ({
  ...everybody,
  ...(Object.hasOwn(players, playerId) ? players[playerId] : {}),
});

/** Sets a player's position; null removes it. */
export function withPlayerAt(where: Whereabouts, playerId: string, at: Omit<LocationState, 'service'> | null): Whereabouts {
  const others = Object.entries(where.players).filter(([id]) => id !== playerId);
  const all = at === null ? others : [...others, [playerId, at] as const];
  return { ...where, players: Object.fromEntries(all.slice(-MOST_PLAYERS)) };
}

/** Region of an address; countries without a region of ours are `<country>-DEFAULT` (product §5). Null if unknown. */
export function addressRegionOf({ everybody: { position }, addressCountry }: Whereabouts): string | null {
  if (addressCountry !== undefined) return `${addressCountry}-DEFAULT`;
  return (position && regionOfPoint(position)?.code) ?? null;
}

export const initialLocation = (region: string): LocationState => ({
  position: positionOf(region),
  findings: [],
  errorCode: null,
  service: 'absent',
});
