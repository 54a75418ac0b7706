import { regionOfCode } from '#server/platform/regions/regions.ts';
import { brandOfHost } from '#server/platform/http/hosts.ts';
import { bearerIn, type Caller, MAY_NOT_PLAY, type Viewer } from '#server/platform/viewer.ts';
import type { AccessClaims } from '#server/modules/identity/tokens/index.ts';
import type { AppDeps } from './deps.ts';

type Deps = Pick<AppDeps, 'config' | 'barredRecently' | 'identity' | 'layouts' | 'regionOfAddress'>;

export function visitorOf({ config, regionOfAddress }: Pick<Deps, 'config' | 'regionOfAddress'>, caller: Caller): Viewer {
  const { header, ip } = caller;
  const addressRegion = regionOfAddress(caller);
  // Ignores a region without a boundary, because clients send the default region until they know their own.
  const named = regionOfCode(header('x-region-code') ?? '');
  const region = named && named.boundary !== null ? named.code : addressRegion;
  return {
    brand: brandOfHost(config, header('host')),
    region,
    country: region.slice(0, 2),
    addressRegion,
    ip,
    device: deviceOf(header('user-agent')),
    capabilities: capabilitiesIn(header('x-ui-capabilities')),
    owner: null,
    anonymousId: null,
    session: null,
  };
}

/** Reads the session from the database. Extends the session if `isAct`. */
export async function viewerOf(deps: Deps, caller: Caller, isAct: boolean): Promise<Viewer> {
  const bearer = bearerIn(caller.header('authorization'));
  const session = bearer === null ? null : await deps.identity.authenticate(bearer, isAct);
  const anonymousId = deps.identity.readAnonymousToken(caller.header('x-anonymous-authorization') ?? '');
  const owner = session ? `player:${session.player_id}` : anonymousId ? `anonymous:${anonymousId}` : null;
  const claims = bearer === null || session === null ? null : await deps.identity.readSigned(bearer);
  const segments = segmentsOf(deps, claims);
  return { ...visitorOf(deps, caller), owner, anonymousId, segments, session: session && { id: session.id, playerId: session.player_id } };
}

export function segmentsOf(
  { layouts, barredRecently }: Pick<AppDeps, 'barredRecently' | 'layouts'>,
  claims: AccessClaims | null,
): readonly string[] {
  if (claims === null) return [];
  const { playerId, segments = [] } = claims;
  return layouts.relevantSegments(barredRecently(playerId) ? [...new Set([...segments, MAY_NOT_PLAY])] : segments);
}

const capabilitiesIn = (header: string | undefined): string | null =>
  header !== undefined && /^[\w-]{1,64}$/.test(header) ? header : null;

function deviceOf(agent = ''): Viewer['device'] {
  // Checks for Chromebooks first, because their user agents also name Android.
  if (agent.includes('CrOS')) return 'DESKTOP';
  if (/iPad|Tablet/i.test(agent)) return 'TABLET';
  return /Mobi|iPhone|Android/i.test(agent) ? 'MOBILE' : 'DESKTOP';
}
