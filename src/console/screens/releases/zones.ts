import type { Choice } from '../../ui/controls.tsx';
import { ownZone } from '../../ui/when.ts';

/** Where our players are, and UTC's own. */
const COMMON = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Toronto',
  'Etc/UTC',
];

/** Zones to plan in, the operator's own first. Names without a slash the server does not take. */
export function zoneChoices(own: string = ownZone()): readonly Choice<string>[] {
  const zones = own.includes('/') ? [own, ...COMMON] : COMMON;
  return [...new Set(zones)].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
