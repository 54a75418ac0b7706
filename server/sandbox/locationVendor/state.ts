import { readFileSync } from 'node:fs';
import { regionOfCode } from '../../geolocation/regions.ts';

export type Position = { readonly latitude: number; readonly longitude: number; readonly accuracy: number };

/** Where the sandbox's vendor says that everybody is. */
export type LocationState = {
  /** Null: believe the browser. */
  readonly position: Position | null;
  /** What it holds against the device: `VPN`, `MOCKED_LOCATION`, … */
  readonly findings: readonly string[];
  /** 600–720: it answers with this code and no packet. */
  readonly errorCode: number | null;
};

/** Metres; as good as a phone in the open. */
const ACCURACY = 20;

export const errorTexts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('./errorCodes.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** The position of a named place: a region's code. */
export function positionOf(code: string): Position | null {
  const place = regionOfCode(code)?.place;
  return place ? { ...place, accuracy: ACCURACY } : null;
}

export const initialLocation = (region: string): LocationState => ({ position: positionOf(region), findings: [], errorCode: null });
