/** All verified by the server; nothing comes from a document. */
export type Viewer = {
  readonly brand: string;
  /** ISO 3166-2 with its country: `US-NJ`. */
  readonly region: string;
  readonly country: string;
  /** By IP address, whatever the client says. */
  readonly addressRegion: string;
  readonly ip: string;
  readonly device: 'DESKTOP' | 'MOBILE' | 'TABLET';
  /** Hash of the kinds the client's build can draw; null if not sent. */
  readonly capabilities: string | null;
  /** Betslip owner: `player:<id>` or `anonymous:<token id>`; null for a visitor without a token. */
  readonly owner: string | null;
  readonly anonymousId: string | null;
  readonly session: { readonly id: string; readonly playerId: string } | null;
  /** Those that some rule uses. */
  readonly segments?: readonly string[];
};

/** A request's headers, or a socket's handshake and first message. */
export type Caller = {
  /** By lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** Normalized by `addressOf`. */
  readonly ip: string;
};

/** Attributes that choose a layout. */
export const audienceOf = (viewer: Viewer) => ({
  brand: viewer.brand,
  region: viewer.region,
  isLoggedIn: viewer.session !== null,
  device: viewer.device,
  capabilities: viewer.capabilities,
  ...(viewer.segments ? { segments: viewer.segments } : {}),
});

export const bearerIn = (header: string | undefined): string | null => /^Bearer ([\w.~+/-]{1,4096}=*)$/i.exec(header ?? '')?.[1] ?? null;
