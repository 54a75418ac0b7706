import { regionOfCode } from '../geolocation/regions.ts';
import { brandOfHost } from '../config/brands.ts';
import type { AppDeps } from './deps.ts';

/** For whom an answer is made. Everything in it was checked by the server; nothing is taken from a document. */
export type Viewer = {
  readonly brand: string;
  /** ISO 3166-2 with its country: `US-NJ`. */
  readonly region: string;
  readonly country: string;
  /** Region of the internet address, whatever the client says. */
  readonly addressRegion: string;
  readonly ip: string;
  readonly device: 'DESKTOP' | 'MOBILE' | 'TABLET';
  /** Hash of the kinds the client's build can draw; null when it did not say. */
  readonly capabilities: string | null;
  /** Owner of the betslip: `player:<id>` or `anonymous:<token id>`; null for a visitor who has not been given a token. */
  readonly owner: string | null;
  readonly anonymousId: string | null;
  readonly session: { readonly id: string; readonly playerId: string } | null;
  /** Those of the player that some rule asks for. */
  readonly segments?: readonly string[];
};

/** Where a viewer comes from: a request's headers, or a socket's handshake and its first message. */
export type Caller = {
  /** By lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** As `addressOf` gives it. */
  readonly ip: string;
};

type Deps = Pick<AppDeps, 'config' | 'identity' | 'layouts' | 'regionOfAddress'>;

/** What a visitor says of himself, without asking who he is. */
export function visitorOf({ config, regionOfAddress }: Pick<Deps, 'config' | 'regionOfAddress'>, caller: Caller): Viewer {
  const { header, ip } = caller;
  const addressRegion = regionOfAddress(caller);
  // A client that knows no region yet names the default one.
  const named = regionOfCode(header('x-region-code') ?? '');
  const region = named && named.boundary !== null ? named.code : addressRegion;
  return {
    brand: brandOfHost(header('host'), config.brands, config.brand),
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

/** The viewer with session and slip. `isAct` marks what the player did himself: it keeps the session alive, a poll does not. */
export async function viewerOf(deps: Deps, caller: Caller, isAct: boolean): Promise<Viewer> {
  const bearer = bearerIn(caller.header('authorization'));
  const session = bearer === null ? null : await deps.identity.authenticate(bearer, isAct);
  const anonymousId = deps.identity.readAnonymousToken(caller.header('x-anonymous-authorization') ?? '');
  const owner = session ? `player:${session.player_id}` : anonymousId ? `anonymous:${anonymousId}` : null;
  const claims = bearer === null || session === null ? null : await deps.identity.readSigned(bearer);
  const segments = deps.layouts.relevantSegments(claims?.segments ?? []);
  return { ...visitorOf(deps, caller), owner, anonymousId, segments, session: session && { id: session.id, playerId: session.player_id } };
}

export const bearerIn = (header: string | undefined): string | null => /^Bearer ([\w.~+/-]{1,4096}=*)$/i.exec(header ?? '')?.[1] ?? null;

const capabilitiesIn = (header: string | undefined): string | null =>
  header !== undefined && /^[\w-]{1,64}$/.test(header) ? header : null;

function deviceOf(agent = ''): Viewer['device'] {
  // A laptop that can run apps of a phone says so, but is none.
  if (agent.includes('CrOS')) return 'DESKTOP';
  if (/iPad|Tablet/i.test(agent)) return 'TABLET';
  return /Mobi|iPhone|Android/i.test(agent) ? 'MOBILE' : 'DESKTOP';
}

/** What a layout may be chosen by. */
export const audienceOf = (viewer: Viewer) => ({
  brand: viewer.brand,
  region: viewer.region,
  isLoggedIn: viewer.session !== null,
  device: viewer.device,
  capabilities: viewer.capabilities,
  ...(viewer.segments ? { segments: viewer.segments } : {}),
});
