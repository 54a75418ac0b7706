import { allowInsecureRequests, customFetch, discovery, None } from 'openid-client';
import type { Logger } from 'pino';
import { withTimeout } from '#server/platform/withTimeout.ts';
import type { Ports } from '#server/platform/ports.ts';

type Asked = {
  readonly method?: string;
  readonly headers?: Headers | Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
};
/** As `fetch`. */
export type Ask = (address: string, asked?: Asked) => Promise<Response>;

/** Whom the operator has named: the issuer identifier, and as whom we come. */
export type PartnerSite = {
  readonly issuer: string;
  readonly clientId: string;
  /** For a partner whose name the server cannot look up. */
  readonly ask?: Ask | undefined;
};

/** A partner whose accounts players may link to theirs, as it describes itself. */
export type Partner = {
  readonly issuer: string;
  /** It says that its answers name it (RFC 9207). */
  readonly sendsIssuer: boolean;
  readonly clientId: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
};

/** Null while it cannot be found. Never throws. `isPatient`: waits for the end of a look that is under way. */
export type FindPartner = (isPatient?: boolean) => Promise<Partner | null>;

/** Product §9, for every call. */
const TIMEOUT_SECONDS = 5;
/** No page waits longer; who comes later has what was found meanwhile. */
const WAIT_MS = 1_000;
const AGAIN_MS = 30_000;
/** Addresses may move; keys are asked for by themselves. */
const KEPT_MS = 3_600_000;

type Deps = { readonly ports: Pick<Ports, 'now'>; readonly log: Logger };

/** Asks the partner what it is (OpenID Connect Discovery 1.0), when somebody first needs it. What was found is kept while it cannot be asked again. */
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
    ...(ask ? { [customFetch]: ask } : {}),
    // The configuration takes no partner without TLS; the sandbox's own has none.
    ...(issuer.startsWith('http:') ? { execute: [allowInsecureRequests] } : {}),
  });
  const metadata = found.serverMetadata();
  const { authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl, jwks_uri: jwksUrl } = metadata;
  if (!metadata.supportsPKCE()) throw new Error('The partner takes no PKCE with S256');
  if (!authorizeUrl || !tokenUrl || !jwksUrl) throw new Error('The partner names no authorize URL, no token URL or no keys');
  const sendsIssuer = metadata.authorization_response_iss_parameter_supported === true;
  return { issuer: metadata.issuer, sendsIssuer, clientId, authorizeUrl, tokenUrl, jwksUrl };
}
