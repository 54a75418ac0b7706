import { reportError } from '#src/platform/index.ts';
import { isPlainObject, hasTexts } from '#src/shared/values/plainObject.ts';
import { isLogoutReason } from '../reasons.ts';
import type { LogoutReason, Tokens } from '../types.ts';

type Message =
  | { readonly type: 'tokens'; readonly tokens: Tokens }
  | { readonly type: 'logged-out'; readonly reason: string }
  | { readonly type: 'who-is-logged-in' }
  | { readonly type: 'alive' }
  | { readonly type: 'beaten' };

export type OtherTabs = {
  readonly shareTokens: (tokens: Tokens) => void;
  readonly shareLogout: (reason: LogoutReason) => void;
  readonly shareLife: () => void;
  readonly shareHeartbeat: () => void;
  /** Resolves to another tab's tokens. Null if no tab responds in time, or after `close`. */
  readonly askForTokens: () => Promise<Tokens | null>;
  /** Runs changes of the session cookie one at a time; with Web Locks, also across tabs. */
  readonly exclusively: <T>(act: () => Promise<T>) => Promise<T>;
  readonly open: () => void;
  readonly close: () => void;
};

export type OtherTabsListener = {
  readonly onTokens: (tokens: Tokens) => void;
  readonly onLogout: (reason: LogoutReason) => void;
  readonly onLife: () => void;
  readonly onHeartbeat: () => void;
  readonly tokens: () => Tokens | null;
};

const ANSWER_WITHIN_MS = 150;

/** Maximum wait for the lock of all tabs: twice the request timeout (product §7). */
const TURN_WITHIN_MS = 10_000;

/** Shares a session between tabs. If two tabs used one refresh token, the session would end. */
export function createOtherTabs(brandId: string, listener: OtherTabsListener): OtherTabs {
  const name = `${brandId}.auth`;
  const waiting = new Set<(tokens: Tokens) => void>();
  let channel: BroadcastChannel | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  const post = (message: Message): void => {
    try {
      channel?.postMessage(message);
    } catch (error) {
      reportError('auth', error);
    }
  };
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (!isMessage(data)) return;
    if (data.type === 'logged-out') listener.onLogout(isLogoutReason(data.reason) ? data.reason : 'none');
    if (data.type === 'alive') listener.onLife();
    if (data.type === 'beaten') listener.onHeartbeat();
    if (data.type === 'tokens') {
      waiting.forEach((answer) => answer(data.tokens));
      listener.onTokens(data.tokens);
    }
    const own = data.type === 'who-is-logged-in' ? listener.tokens() : null;
    if (own) post({ type: 'tokens', tokens: own });
  };
  return {
    shareTokens: (tokens) => post({ type: 'tokens', tokens }),
    shareLogout: (reason) => post({ type: 'logged-out', reason }),
    shareLife: () => post({ type: 'alive' }),
    shareHeartbeat: () => post({ type: 'beaten' }),
    askForTokens: () =>
      channel === null
        ? Promise.resolve(null)
        : new Promise((resolve) => {
            const answer = (tokens: Tokens | null): void => {
              waiting.delete(answer);
              clearTimeout(timer);
              resolve(tokens);
            };
            const timer = setTimeout(() => answer(null), ANSWER_WITHIN_MS);
            waiting.add(answer);
            post({ type: 'who-is-logged-in' });
          }),
    exclusively: (act) => {
      const mine = turn.then(() => inTurn(`${name}.refresh`, act));
      turn = mine.catch(() => undefined);
      return mine;
    },
    open: () => {
      if (channel !== null || typeof BroadcastChannel === 'undefined') return;
      channel = new BroadcastChannel(name);
      channel.onmessage = hear;
    },
    close: () => {
      channel?.close();
      channel = null;
    },
  };
}

/** Runs under the lock of all tabs. After a timeout, runs without it, because a sleeping tab may hold it. */
async function inTurn<T>(name: string, act: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return act();
  let isMine = false;
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(TURN_WITHIN_MS) }, () => {
      isMine = true;
      return act();
    });
  } catch (error) {
    if (isMine) throw error;
    reportError('auth', error);
    return act();
  }
}

/** Checks the fields, because other tabs may run other builds. */
function isMessage(data: unknown): data is Message {
  if (!isPlainObject(data)) return false;
  if (data['type'] === 'tokens') return isTokens(data['tokens']);
  const { type } = data;
  return (
    type === 'who-is-logged-in' || type === 'alive' || type === 'beaten' || (type === 'logged-out' && typeof data['reason'] === 'string')
  );
}

const isTokens = (value: unknown): value is Tokens =>
  hasTexts(value, ['userId', 'token']) && value.userId !== '' && Number.isFinite(value['expiresAt']);
