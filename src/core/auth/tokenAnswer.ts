import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { t } from '#src/shared/text/t.ts';
import type { HttpAnswer, HttpFault } from '#src/platform/index.ts';
import { membersOf } from '#src/shared/values/plainObject.ts';
import type { Ending, Tokens } from './types.ts';

/** Token lifetime in seconds if the server sends none (product §9). */
const DEFAULT_LIFETIME_S = 900;

const NO_WORD: ReadonlySet<number> = new Set([408, 409, 429]);

export type LoginRefusal = {
  readonly code: 'wrong' | 'locked' | 'busy' | 'code-over' | 'offline' | 'step-up' | 'unavailable' | 'unknown-passkey';
  readonly message: string;
  readonly retrySeconds?: number;
};

export const loginRefusals = {
  wrong: t`Your email or password is incorrect.`,
  locked: t`Your account is locked after too many tries. Reset your password to unlock it.`,
  busy: t`Too many tries. Please wait a moment and try again.`,
  'code-over': t`Your login timed out. Please try again.`,
  offline: t`You are offline. Check your connection and try again.`,
  'step-up': t`Please enter your code too.`,
  'unknown-passkey': t`We do not know this passkey. Log in with your password.`,
  unavailable: t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`,
} as const satisfies Readonly<Record<LoginRefusal['code'], string>>;

/** Returns null if the response has no access token or no user id (product §5). */
export function tokensFrom({ body }: HttpAnswer, now: number): Tokens | null {
  const { access_token: token, user_id: userId, expires_in: seconds } = membersOf(body);
  if (typeof token !== 'string' || token === '' || typeof userId !== 'string') return null;
  return { token, userId, expiresAt: now + (typeof seconds === 'number' && seconds > 0 ? seconds : DEFAULT_LIFETIME_S) * 1_000 };
}

/** True for 4xx statuses except 408, 409 and 429, which do not mean that the session is over. */
export const isSessionOver = ({ status }: HttpFault): boolean => status !== null && status >= 400 && status < 500 && !NO_WORD.has(status);

const ENDINGS: ReadonlySet<unknown> = new Set<Ending>(['ended', 'idle', 'superseded']);
const isEnding = (name: unknown): name is Ending => ENDINGS.has(name);

export function endingIn({ body }: HttpFault): Ending | null {
  const name = membersOf(body)['error_reason'];
  return isEnding(name) ? name : null;
}

export function loginResult(result: Result<HttpAnswer, HttpFault>, now: number): Result<Tokens, LoginRefusal> {
  if (result.ok) {
    const tokens = tokensFrom(result.value, now);
    return tokens === null ? refused('unavailable') : ok(tokens);
  }
  const { code, status, body } = result.refusal;
  if (limitedTokenIn(result.refusal) !== null) return refused('step-up');
  if (code === 'CONNECTION_ERROR') return refused('offline');
  if (status === 429) return busy(body);
  const reason = membersOf(body)['error_reason'];
  if (reason === 'deadCode') return refused('code-over');
  if (reason === 'unknownPasskey') return refused('unknown-passkey');
  if (reason === 'locked' || reason === 'wrong') return refused(reason);
  return refused(status === 400 || status === 401 ? 'wrong' : 'unavailable');
}

/** Returns the limited-access token for the second factor; null if none is needed. */
export function limitedTokenIn({ status, body }: HttpFault): string | null {
  if (status !== 403) return null;
  const { error, limited_access_token: token } = membersOf(body);
  return error === 'mfa_required' && typeof token === 'string' && token !== '' ? token : null;
}

function busy(body: unknown): Result<never, LoginRefusal> {
  const seconds = membersOf(body)['retry_after'];
  return refuse({ code: 'busy', message: loginRefusals.busy, ...(typeof seconds === 'number' && { retrySeconds: seconds }) });
}

const refused = (code: LoginRefusal['code']) => refuse({ code, message: loginRefusals[code] });
