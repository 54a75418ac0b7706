import { newId, type Platform } from '#src/platform/index.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';

export const DISPLAYS_PATH = '/telemetry/displays';
const MOST_AT_ONCE = 50;
const MOST_WAITING = 500;
const SOON_MS = 1_000;
const MOST_PAUSE_MS = 60_000;

type Waiting = { readonly id: string; readonly revision: string; readonly nodeId: string; readonly shownAt: number };

const isWaiting = (value: unknown): value is readonly Waiting[] =>
  Array.isArray(value) &&
  value.every(
    (each) =>
      isPlainObject(each) &&
      ['id', 'revision', 'nodeId'].every((name) => typeof each[name] === 'string') &&
      typeof each['shownAt'] === 'number',
  );
/** Impressions of mandatory nodes not sent yet. The tab's storage keeps them during a reload. */
const KEPT = { key: 'displays', version: 1, isValid: isWaiting };

export type Displays = {
  readonly add: (revision: string, nodeId: string) => void;
  /** Drops impressions not sent yet, because another session must not send them. */
  readonly forget: () => void;
  /** Sends waiting impressions at once, even while the page closes. */
  readonly leave: () => void;
  readonly stop: () => void;
};

/** Sends impressions of mandatory nodes until the server has stored them. They identify neither visit nor page. */
export function startDisplays({
  http,
  clock,
  credentials,
  tabStorage,
}: Pick<Platform, 'clock' | 'credentials' | 'http' | 'tabStorage'>): Displays {
  let waiting = tabStorage.read(KEPT) ?? [];
  let pause = SOON_MS;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let [isSending, isOver] = [false, false];

  function keep(next: readonly Waiting[]): void {
    waiting = next.slice(-MOST_WAITING);
    if (waiting.length > 0) tabStorage.write(KEPT, waiting);
    else tabStorage.remove(KEPT);
  }
  function plan(ms: number): void {
    if (waiting.length > 0 && !isOver) timer ??= setTimeout(() => void send(), ms);
  }
  function unplan(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }
  async function send(isParting = false): Promise<void> {
    unplan();
    const { authorization } = credentials.headersAtHand();
    if (waiting.length === 0 || (isSending && !isParting)) return;
    if (authorization === undefined) return plan(MOST_PAUSE_MS);
    isSending = true;
    const displays = waiting.slice(0, MOST_AT_ONCE);
    const call = { method: 'POST', path: DISPLAYS_PATH, headers: { authorization }, json: { displays } } as const;
    const answer = await http(isParting ? { ...call, isParting } : call);
    isSending = false;
    const settled = answer.ok ? settledIn(answer.value.body) : new Set<unknown>();
    keep(waiting.filter(({ id }) => !settled.has(id)));
    pause = settled.size > 0 ? SOON_MS : Math.min(MOST_PAUSE_MS, pause * 2);
    plan(pause);
  }

  plan(SOON_MS);
  return {
    add: (revision, nodeId) => {
      keep([...waiting, { id: newId(), revision, nodeId, shownAt: Math.round(clock.now()) }]);
      plan(SOON_MS);
    },
    forget: () => keep([]),
    leave: () => void send(true),
    stop: () => {
      isOver = true;
      unplan();
    },
  };
}

function settledIn(body: unknown): ReadonlySet<unknown> {
  if (!isPlainObject(body)) return new Set();
  return new Set([body['kept'], body['refused']].flatMap((ids) => (Array.isArray(ids) ? (ids as readonly unknown[]) : [])));
}
