import { readFileSync } from 'node:fs';
import { placeOf, regionOfPoint } from '#server/platform/regions/regions.ts';

export type Position = { readonly latitude: number; readonly longitude: number; readonly accuracy: number };

/** Where the sandbox's vendor says that somebody is. */
export type LocationState = {
  /** Null: believe the browser. */
  readonly position: Position | null;
  /** What it holds against the device: `VPN`, `MOCKED_LOCATION`, … */
  readonly findings: readonly string[];
  /** 600–720: it answers with this code and no packet. */
  readonly errorCode: number | null;
  readonly service: LocalService;
};

/** The vendor's service on everybody's device: not installed, running, of a version that is not taken, or installed and not to be reached. */
export const localServices = ['absent', 'there', 'old', 'away'] as const;
export type LocalService = (typeof localServices)[number];

/** Metres; as good as a phone in the open. */
const ACCURACY = 20;

export const errorTexts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('./errorCodes.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** The position of a named place: the code of a region, or of a part where nothing may be played. */
export function positionOf(code: string): Position | null {
  const place = placeOf(code);
  return place ? { ...place, accuracy: ACCURACY } : null;
}

/** Everybody, and those who are somewhere of their own; the service is of every device. */
export type Whereabouts = {
  readonly everybody: LocationState;
  readonly players: Readonly<Record<string, Omit<LocationState, 'service'>>>;
  /** Of everybody's address, ISO 3166-1; absent: the address is where everybody is. */
  readonly addressCountry?: string | undefined;
};

/** Whoever was put somewhere first is with everybody again. */
const MOST_PLAYERS = 1_000;

/** What the vendor says of a player, by the id that the page tells it. */
export const locationOf = ({ everybody, players }: Whereabouts, playerId: string): LocationState => ({
  ...everybody,
  ...(Object.hasOwn(players, playerId) ? players[playerId] : {}),
});

/** The same with one player put somewhere; null: with everybody again. */
export function withPlayerAt(where: Whereabouts, playerId: string, at: Omit<LocationState, 'service'> | null): Whereabouts {
  const others = Object.entries(where.players).filter(([id]) => id !== playerId);
  const all = at === null ? others : [...others, [playerId, at] as const];
  return { ...where, players: Object.fromEntries(all.slice(-MOST_PLAYERS)) };
}

/** The region that everybody's address is of (product §5: a country without one of ours has its default edge); null where nothing says. */
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
