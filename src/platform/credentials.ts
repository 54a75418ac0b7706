/** Bearer token, kept in memory only. */
export type Bearer = { readonly token: string; /** Server time, milliseconds. */ readonly expiresAt: number };

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
  /** Last known location, maybe of an earlier page: used to renew the session, not to choose content. */
  setLocation = (location: Location): void => {
    const isFirst = this.#location === null;
    this.#location = location;
    if (isFirst) for (const listener of this.#placedListeners) listener();
  };
  location = (): Location | null => this.#location;
  /** Called once, when a location is first known. */
  onPlaced = (listener: () => void): (() => void) => {
    this.#placedListeners.add(listener);
    return () => this.#placedListeners.delete(listener);
  };
  /** Hash of the node kinds and versions this build renders. */
  setCapabilities = (hash: string): void => {
    this.#capabilities = hash;
  };
  /** Delays `headers`, and so all requests, until the promise settles; requests can be aborted meanwhile. */
  holdBack = (until: Promise<unknown>): void => {
    this.#held = until;
  };
  /** Called when the bearer token has expired, as after sleep. */
  setRefresher = (refresh: (() => Promise<unknown>) | null): void => {
    this.#refresh = refresh;
  };
  /** Renews tokens before expiry, to apply new server settings such as the login duration. */
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

  /** Request headers; renews an expired bearer token first. */
  headers = async (): Promise<CallHeaders> => {
    await this.#held;
    if (this.#bearer !== null && this.#bearer.expiresAt <= this.now() && this.#refresh !== null) await this.#refresh();
    return this.headersAtHand();
  };

  /** Does not wait; the bearer token may be expired. */
  headersAtHand = (): CallHeaders =>
    this.#bearer === null ? this.publicHeaders() : { ...this.publicHeaders(), authorization: `Bearer ${this.#bearer.token}` };
}
