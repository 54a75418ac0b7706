/** Segment of players who may not play and thus get no offers. */
export const MAY_NOT_PLAY = 'may-not-play';
/** Segments that only the server assigns, never a rule or operator. `keeps-rewards` is in older tokens. */
export const GIVEN_BY_SERVER: readonly string[] = [MAY_NOT_PLAY, 'keeps-rewards'];

/** The client states brand, region, country, device and capabilities without proof. The server verifies all other fields. */
export type Viewer = {
  readonly brand: string;
  /** ISO 3166-2, such as `US-NJ`, or `<country>-DEFAULT`. */
  readonly region: string;
  readonly country: string;
  readonly addressRegion: string;
  readonly ip: string;
  readonly device: 'DESKTOP' | 'MOBILE' | 'TABLET';
  /** Hash of the layout kinds that the client can render. */
  readonly capabilities: string | null;
  /** `player:<id>` or `anonymous:<token id>`. Null without a token. */
  readonly owner: string | null;
  readonly anonymousId: string | null;
  readonly session: { readonly id: string; readonly playerId: string } | null;
  readonly segments?: readonly string[];
};

export type Caller = {
  readonly header: (name: string) => string | undefined;
  readonly ip: string;
};

/** True if the access token, or a later bus message, excludes the player from offers. */
export const getsNoOffers = ({ segments = [] }: Pick<Viewer, 'segments'>): boolean => segments.includes(MAY_NOT_PLAY);

export const audienceOf = (viewer: Viewer) => ({
  brand: viewer.brand,
  region: viewer.region,
  isLoggedIn: viewer.session !== null,
  device: viewer.device,
  capabilities: viewer.capabilities,
  ...(viewer.segments ? { segments: viewer.segments } : {}),
});

export const bearerIn = (header: string | undefined): string | null => /^Bearer ([\w.~+/-]{1,4096}=*)$/i.exec(header ?? '')?.[1] ?? null;
