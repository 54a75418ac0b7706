/** Who speaks and from where, for the headers of every call. In memory only: a reload forgets the bearer token. */
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
  /** Where the page is as far as is known, be it from an earlier page: enough to renew a session, not to choose what is shown. */
  setLocation = (location: Location): void => {
    const isFirst = this.#location === null;
    this.#location = location;
    if (isFirst) for (const listener of this.#placedListeners) listener();
  };
  location = (): Location | null => this.#location;
  /** Called when the location is known for the first time. */
  onPlaced = (listener: () => void): (() => void) => {
    this.#placedListeners.add(listener);
    return () => this.#placedListeners.delete(listener);
  };
  /** Hash of the kinds, versions and presentations that this build can draw. */
  setCapabilities = (hash: string): void => {
    this.#capabilities = hash;
  };
  /** `headers` waits for that from now on, and so does what is sent with them; who called may call it back meanwhile. */
  holdBack = (until: Promise<unknown>): void => {
    this.#held = until;
  };
  /** How to get a new bearer token when the one at hand has run out, as after a laptop's sleep. */
  setRefresher = (refresh: (() => Promise<unknown>) | null): void => {
    this.#refresh = refresh;
  };
  /** Renews the tokens before they have run out: what the server decides with them, such as how long a login is kept, holds from now on. */
  renew = async (): Promise<void> => {
    await this.#refresh?.();
  };
  /** Until the bearer token runs out; null without one. */
  bearerLeftMs = (): number | null => this.#bearer && this.#bearer.expiresAt - this.now();
  hasBearer = (): boolean => this.#bearer !== null;
  anonymousToken = (): string | null => this.#anonymousToken;

  /** Called when the bearer token comes, changes or goes. */
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

  /** All headers of a call; first renews a bearer token that has run out, so that a sleeper is not logged out. */
  headers = async (): Promise<CallHeaders> => {
    await this.#held;
    if (this.#bearer !== null && this.#bearer.expiresAt <= this.now() && this.#refresh !== null) await this.#refresh();
    return this.headersAtHand();
  };

  /** The same without waiting, with a bearer token that may have run out. */
  headersAtHand = (): CallHeaders =>
    this.#bearer === null ? this.publicHeaders() : { ...this.publicHeaders(), authorization: `Bearer ${this.#bearer.token}` };
}
