import type { Credentials } from '#src/platform/credentials.ts';

/** A broadcast channel between a browser's tabs. Delivers at once to all other tabs. */
export class TabChannel {
  static readonly open = new Set<TabChannel>();
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    TabChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of TabChannel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    TabChannel.open.delete(this);
  }
}

/** A browser's locks, granted in the order of requests. */
export class TabLocks {
  readonly #last = new Map<string, Promise<unknown>>();
  request = <T>(name: string, _options: object, act: () => Promise<T>): Promise<T> => {
    const mine = (this.#last.get(name) ?? Promise.resolve()).then(act, act);
    this.#last.set(name, mine);
    return mine;
  };
}

type Wish = { readonly path: string; readonly form: URLSearchParams | null; readonly bearer: string | null };

/** A browser's cookie jar, and a server with sessions like ours: one per player, ended by a logout or the next login. */
export class SessionWorld {
  jar: string | null = null;
  isReachable = true;
  /** Milliseconds until the server decides on a request, and from then until the answer arrives. */
  delays: () => readonly [number, number] = () => [10, 10];
  readonly asked: string[] = [];
  /** The only valid session. */
  alive: string | null = null;
  #count = 0;
  #tokens = 0;

  constructor(readonly serverNow: () => number) {}

  /** True if a page loaded now would be logged in. */
  isKept = (): boolean => this.jar !== null && this.jar === this.alive;

  fetcher: typeof fetch = (input, init) => this.#ask(input, init, () => true);

  /** Opens a tab. After `close`, only its keep-alive requests reach the server. */
  tab(): { readonly fetcher: typeof fetch; readonly close: () => void } {
    let isOpen = true;
    const fetcher: typeof fetch = (input, init) => this.#ask(input, init, () => isOpen || init?.keepalive === true);
    return { fetcher, close: () => (isOpen = false) };
  }

  async #ask(input: RequestInfo | URL, init: RequestInit | undefined, isUnderWay: () => boolean): Promise<Response> {
    const { pathname } = new URL(typeof input === 'string' ? input : input instanceof URL ? input.href : input.url, 'http://players.test');
    const hasCookies = init?.credentials !== 'omit';
    const cookie = hasCookies ? this.jar : null;
    const wish: Wish = {
      path: pathname,
      form: init?.body instanceof URLSearchParams ? init.body : null,
      bearer: new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? null,
    };
    if (!isUnderWay()) throw new DOMException('the page is gone', 'AbortError');
    this.asked.push(wish.form?.get('grant_type') ?? pathname);
    const [there, back] = this.delays();
    await wait(there);
    if (!this.isReachable) throw new TypeError('not reached');
    if (!isUnderWay()) throw new DOMException('the page is gone', 'AbortError');
    const { status, answer, setCookie } = this.#decide(wish, cookie);
    await wait(back);
    if (!this.isReachable) throw new TypeError('lost');
    if (setCookie !== undefined && hasCookies) this.jar = setCookie;
    return new Response(answer === null ? null : JSON.stringify(answer), { status });
  }

  #decide({ path, form, bearer }: Wish, cookie: string | null) {
    const session = bearer?.split('.')[0] ?? null;
    if (path === '/api/logout') {
      if ((session ?? cookie) === this.alive) this.alive = null;
      return { status: 204, answer: null, ...(cookie !== null && cookie === this.alive ? {} : { setCookie: null }) };
    }
    if (form?.get('grant_type') === 'password') return this.#grant((this.alive = `session-${(this.#count += 1)}`));
    if (cookie !== null && cookie === this.alive) return this.#grant(cookie);
    return { status: 400, answer: { error: 'invalid_grant', error_reason: 'deadToken' }, setCookie: null };
  }

  #grant(session: string) {
    const token = `${session}.${(this.#tokens += 1)}`;
    return { status: 200, answer: { access_token: token, user_id: 'p1', expires_in: 900 }, setCookie: session };
  }

  /** Resolves to the session's data, as the GraphQL client does. Throws if the session has ended. */
  async session({ headers }: Pick<Credentials, 'headers'>): Promise<{ readonly data: object }> {
    const { authorization = '' } = await headers();
    this.asked.push('session');
    await wait(this.delays()[0]);
    if (!this.isReachable || authorization.split(/[ .]/)[1] !== this.alive) throw new Error('no session');
    const currentTime = new Date(this.serverNow()).toISOString();
    const sessionData = { currentTime, inactivityThresholdMinutes: 15, heartbeatIntervalSeconds: 0, isFirstWager: false };
    return { data: { sessionData } };
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
