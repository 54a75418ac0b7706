import { allowInsecureRequests, customFetch, discovery, None } from 'openid-client';
import type { Logger } from 'pino';
import { type Ask, vendorFetch } from '#server/platform/http/vendorFetch.ts';
import { withTimeout } from '#server/platform/withTimeout.ts';
import type { Ports } from '#server/platform/ports.ts';

export type PartnerSite = {
  readonly issuer: string;
  readonly clientId: string;
  readonly ask?: Ask | undefined;
};

export type Partner = {
  readonly issuer: string;
  /** True if the partner's responses name their issuer (RFC 9207). */
  readonly sendsIssuer: boolean;
  readonly clientId: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
};

/** Null until discovery succeeds; never throws. `isPatient`: wait for a running discovery. */
export type FindPartner = (isPatient?: boolean) => Promise<Partner | null>;

/** Limits of product §9 for questions to a partner. */
const TIMEOUT_SECONDS = 5;
const WAIT_MS = 1_000;
const AGAIN_MS = 30_000;
const KEPT_MS = 3_600_000;

type Deps = { readonly ports: Pick<Ports, 'now'>; readonly log: Logger };

/** Discovers the partner at the first call (OpenID Connect Discovery 1.0); keeps the last result. */
export function createFinder(site: PartnerSite, { ports, log }: Deps): FindPartner {
  let known: Partner | null = null;
  let under: Promise<Partner | null> | null = null;
  let askAt = 0;
  const look = async (): Promise<Partner | null> => {
    try {
      known = await describe(site);
      askAt = ports.now().getTime() + KEPT_MS;
    } catch (error) {
      askAt = ports.now().getTime() + AGAIN_MS;
      log.warn({ event: 'partner-not-found', issuer: site.issuer, error });
    }
    under = null;
    return known;
  };
  return async (isPatient = false) => {
    if (under === null && ports.now().getTime() >= askAt) under = look();
    return known !== null || under === null ? known : isPatient ? under : withTimeout(WAIT_MS, under);
  };
}

async function describe({ issuer, clientId, ask }: PartnerSite): Promise<Partner> {
  const found = await discovery(new URL(issuer), clientId, undefined, None(), {
    timeout: TIMEOUT_SECONDS,
    [customFetch]: (address, asked) => vendorFetch(address, asked, ask),
    ...(issuer.startsWith('http:') ? { execute: [allowInsecureRequests] } : {}),
  });
  const metadata = found.serverMetadata();
  const { authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl, jwks_uri: jwksUrl } = metadata;
  if (!metadata.supportsPKCE()) throw new Error('The partner takes no PKCE with S256');
  if (!authorizeUrl || !tokenUrl || !jwksUrl) throw new Error('The partner names no authorize URL, no token URL or no keys');
  const sendsIssuer = metadata.authorization_response_iss_parameter_supported === true;
  return { issuer: metadata.issuer, sendsIssuer, clientId, authorizeUrl, tokenUrl, jwksUrl };
}
