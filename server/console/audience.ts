import { NAME_PATTERN, NAMES_MAX } from '#src/shared/console/limits.ts';
import { parseInstant } from '#server/platform/dates/instant.ts';
import type { Audience } from '#server/content/index.ts';
import { type InputOf, list, matching, oneOf, optional } from './fields.ts';
import { Refused } from './refusal.ts';

export const name = matching('Name of a flag or segment, in lower case.', NAME_PATTERN);

export const audienceFields = {
  brand: matching('Id of a brand.', '^[a-z0-9-]{1,40}$'),
  region: matching('Region with its country, as US-NJ.', '^[A-Z]{2}-[A-Z0-9]{1,10}$'),
  login: oneOf('Whether the audience is logged in.', ['visitor', 'player']),
  device: oneOf('Device of the audience.', ['DESKTOP', 'MOBILE', 'TABLET']),
  segments: optional(list('Segments of the audience.', name, NAMES_MAX)),
  flags: optional(list('Flags that are on; default: the current ones.', name, NAMES_MAX)),
  at: optional(matching('Instant in UTC; default: now.', '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$')),
  capabilities: optional(matching('Capabilities of a build of the client.', '^[\\w-]{1,64}$')),
} as const;

/** Throws `Refused` for an invalid time. */
export function audienceIn({ brand, region, login, device, ...more }: InputOf<typeof audienceFields>): Audience {
  const at = more.at === undefined ? undefined : parseInstant(more.at);
  if (at === null) throw new Refused('time', `${more.at} is not a valid time.`);
  return {
    brand,
    region,
    isLoggedIn: login === 'player',
    device,
    capabilities: more.capabilities ?? null,
    segments: more.segments ?? [],
    ...(at ? { at } : {}),
    ...(more.flags ? { flags: new Set(more.flags) } : {}),
  };
}
