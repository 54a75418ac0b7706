import type { Choice } from '../../ui/controls.tsx';
import { ownZone } from '../../ui/when.ts';

const COMMON = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Toronto',
  'Etc/UTC',
];

/** Time zones to choose from, without names that the server rejects. */
export function zoneChoices(own: string = ownZone()): readonly Choice<string>[] {
  const zones = own.includes('/') ? [own, ...COMMON] : COMMON;
  return [...new Set(zones)].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
