export type Bearer = { readonly token: string; /** Expiry in server time, milliseconds. */ readonly expiresAt: number };

export type Location = { readonly regionCode: string; readonly countryCode: string };

export type CallHeaders = Readonly<Record<string, string>>;

export class Credentials {
  #bearer: Bearer | null = null;
  #refresh: (() => Promise<unknown>) | null = null;
  #anonymousToken: string | null = null;
  #region: Location = { regionCode: 'CA-DEFAULT', countryCode: 'CA' };
  #location: Location | null = null;
  readonly #placedListeners = new Set<() => void>();
  #capabilities: string | null = null;
  #held: Promise<unknown> | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly now: () => number) {}

  setBearer = (bearer: Bearer | null): void => {
    this.#bearer = bearer;
    for (const listener of this.#listeners) listener();
  };
  setAnonymousToken = (token: string | null): void => {
    this.#anonymousToken = token;
  };
  setRegion = (region: Location): void => {
    this.#region = region;
    this.setLocation(region);
  };
  /** Sets the location sent to the identity server, perhaps from an earlier page. `setRegion` determines content. */
  setLocation = (location: Location): void => {
    const isFirst = this.#location === null;
    this.#location = location;
    if (isFirst) for (const listener of this.#placedListeners) listener();
  };
  location = (): Location | null => this.#location;
  onPlaced = (listener: () => void): (() => void) => {
    this.#placedListeners.add(listener);
    return () => this.#placedListeners.delete(listener);
  };
  setCapabilities = (hash: string): void => {
    this.#capabilities = hash;
  };
  holdBack = (until: Promise<unknown>): void => {
    this.#held = until;
  };
  setRefresher = (refresh: (() => Promise<unknown>) | null): void => {
    this.#refresh = refresh;
  };
  renew = async (): Promise<void> => {
    await this.#refresh?.();
  };
  bearerLeftMs = (): number | null => this.#bearer && this.#bearer.expiresAt - this.now();
  hasBearer = (): boolean => this.#bearer !== null;
  anonymousToken = (): string | null => this.#anonymousToken;

  onBearerChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  publicHeaders = (): CallHeaders => ({
    'x-region-code': this.#region.regionCode,
    'x-country-code': this.#region.countryCode,
    ...(this.#anonymousToken === null ? {} : { 'x-anonymous-authorization': this.#anonymousToken }),
    ...(this.#capabilities === null ? {} : { 'x-ui-capabilities': this.#capabilities }),
  });

  /** Returns request headers; first renews an expired token. */
  headers = async (): Promise<CallHeaders> => {
    await this.#held;
    if (this.#bearer !== null && this.#bearer.expiresAt <= this.now() && this.#refresh !== null) await this.#refresh();
    return this.headersAtHand();
  };

  /** Returns request headers at once, even with an expired token. */
  headersAtHand = (): CallHeaders =>
    this.#bearer === null ? this.publicHeaders() : { ...this.publicHeaders(), authorization: `Bearer ${this.#bearer.token}` };
}
