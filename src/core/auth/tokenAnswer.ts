import { ok, refuse, type Result } from '#src/lib/result.ts';
import type { HttpAnswer, HttpFault } from '#src/platform/index.ts';
import type { Tokens } from './types.ts';

/** Product §9: seconds, when the answer does not say. */
const DEFAULT_LIFETIME_S = 900;

export type LoginRefusal = {
  /** `step-up`: the password was right, and a code is needed too. */
  readonly code: 'wrong' | 'locked' | 'busy' | 'offline' | 'step-up' | 'unavailable';
  readonly message: string;
};

export const loginRefusals = {
  wrong: 'Your email or password is incorrect.',
  locked: 'Your account is locked after too many attempts. Reset your password to unlock it.',
  busy: 'Too many attempts. Please wait a moment and try again.',
  offline: 'You are offline. Check your connection and try again.',
  'step-up': 'We need a code from you too.',
  unavailable: 'Oops, we encountered an error. Please hang on and try again later while we sort things out.',
} as const satisfies Readonly<Record<LoginRefusal['code'], string>>;

/** Tokens of a token endpoint's answer. The answer must include an access token (product §5). */
export function tokensFrom({ body }: HttpAnswer, now: number): Tokens | null {
  if (typeof body !== 'object' || body === null) return null;
  const { access_token: token, user_id: userId, expires_in: seconds } = body as Readonly<Record<string, unknown>>;
  if (typeof token !== 'string' || token === '' || typeof userId !== 'string') return null;
  return { token, userId, expiresAt: now + (typeof seconds === 'number' && seconds > 0 ? seconds : DEFAULT_LIFETIME_S) * 1_000 };
}

/** Whether a fault of the refresh means that there is no session, or only that the server was not reached. */
export const isSessionOver = ({ status }: HttpFault): boolean =>
  status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;

export function loginResult(result: Result<HttpAnswer, HttpFault>, now: number): Result<Tokens, LoginRefusal> {
  if (result.ok) {
    const tokens = tokensFrom(result.value, now);
    return tokens === null ? refused('unavailable') : ok(tokens);
  }
  const { code, status, body } = result.refusal;
  if (limitedTokenIn(result.refusal) !== null) return refused('step-up');
  if (code === 'CONNECTION_ERROR') return refused('offline');
  if (status === 429) return refused('busy');
  const reason = typeof body === 'object' && body !== null && 'error_reason' in body ? body.error_reason : null;
  if (reason === 'locked' || reason === 'wrong') return refused(reason);
  return refused(status === 400 || status === 401 ? 'wrong' : 'unavailable');
}

/** What a password alone gives where more is needed; null when the answer is none of that. */
export function limitedTokenIn({ status, body }: HttpFault): string | null {
  if (status !== 403 || typeof body !== 'object' || body === null) return null;
  const { error, limited_access_token: token } = body as Readonly<Record<string, unknown>>;
  return error === 'mfa_required' && typeof token === 'string' && token !== '' ? token : null;
}

const refused = (code: LoginRefusal['code']) => refuse({ code, message: loginRefusals[code] });
