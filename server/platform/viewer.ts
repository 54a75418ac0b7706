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

/** Origin of a viewer: a request's headers, or a socket's handshake and its first message. */
export type Caller = {
  /** By lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** As `addressOf` gives it. */
  readonly ip: string;
};

/** What a layout may be chosen by. */
export const audienceOf = (viewer: Viewer) => ({
  brand: viewer.brand,
  region: viewer.region,
  isLoggedIn: viewer.session !== null,
  device: viewer.device,
  capabilities: viewer.capabilities,
  ...(viewer.segments ? { segments: viewer.segments } : {}),
});

export const bearerIn = (header: string | undefined): string | null => /^Bearer ([\w.~+/-]{1,4096}=*)$/i.exec(header ?? '')?.[1] ?? null;
