import { readFileSync } from 'node:fs';
import { placeOf, regionOfPoint } from '#server/platform/regions/regions.ts';

export type Position = { readonly latitude: number; readonly longitude: number; readonly accuracy: number };

export type LocationState = {
  /** Null: the browser determines the position. */
  readonly position: Position | null;
  readonly findings: readonly string[];
  readonly errorCode: number | null;
  readonly service: LocalService;
};

export const localServices = ['absent', 'there', 'old', 'away'] as const;
export type LocalService = (typeof localServices)[number];

const ACCURACY = 20;

export const errorTexts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('./errorCodes.json', import.meta.url), 'utf8'),
) as Record<string, string>;

export function positionOf(code: string): Position | null {
  const place = placeOf(code);
  return place ? { ...place, accuracy: ACCURACY } : null;
}

/** Locations of individual players, and of everybody else. `everybody.service` applies to all players. */
export type Whereabouts = {
  readonly everybody: LocationState;
  readonly players: Readonly<Record<string, Omit<LocationState, 'service'>>>;
  /** Country of the IP address (ISO 3166-1). Defaults to the position's country. */
  readonly addressCountry?: string | undefined;
};

const MOST_PLAYERS = 1_000;

export const locationOf = ({ everybody, players }: Whereabouts, playerId: string): LocationState => ({
  ...everybody,
  ...(Object.hasOwn(players, playerId) ? players[playerId] : {}),
});

export function withPlayerAt(where: Whereabouts, playerId: string, at: Omit<LocationState, 'service'> | null): Whereabouts {
  const others = Object.entries(where.players).filter(([id]) => id !== playerId);
  const all = at === null ? others : [...others, [playerId, at] as const];
  return { ...where, players: Object.fromEntries(all.slice(-MOST_PLAYERS)) };
}

/** Returns an IP address's region; null if unknown. A country set by hand gives `<country>-DEFAULT` (product §5). */
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
