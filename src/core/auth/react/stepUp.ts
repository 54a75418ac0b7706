import type { StoreApi } from 'zustand/vanilla';
import { fieldErrorsIn } from '#src/shared/text/fieldErrors.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { t } from '#src/shared/text/t.ts';
import type { HttpFault, Platform } from '#src/platform/index.ts';
import { loginRefusals } from '../tokenAnswer.ts';
import type { AuthEvent, AuthState } from '../types.ts';
import { identityHeaders } from './identityHeaders.ts';

/** If `isOver`, the code can no longer be used. */
export type CodeRefusal = { readonly message: string; readonly isOver: boolean };
export type StepUp = {
  readonly sendCode: () => Promise<Result<undefined, CodeRefusal>>;
  readonly verifyCode: (code: string) => Promise<Result<undefined, CodeRefusal>>;
  /** Exchanges a limited-access token without a code, for example after a sign-up. */
  readonly take: (limitedToken: string) => Promise<Result<undefined, CodeRefusal>>;
};

const TOO_LATE: CodeRefusal = { message: t`Your login timed out. Please log in again.`, isOver: true };

function refusalOf({ status, body, code }: HttpFault): CodeRefusal {
  if (code === 'CONNECTION_ERROR') return { message: loginRefusals.offline, isOver: false };
  return { message: fieldErrorsIn(body)[0]?.message ?? loginRefusals.unavailable, isOver: status === 401 };
}

type Hands = { readonly platform: Platform; readonly store: StoreApi<AuthState>; readonly dispatch: (event: AuthEvent) => void };

/** Verifies the second factor's code, then exchanges the limited-access token (product §4, §7). */
export function createStepUp({ platform, store, dispatch }: Hands): StepUp {
  const post = async (path: string, more: object): Promise<Result<undefined, CodeRefusal>> => {
    const { limitedToken } = store.getState();
    if (limitedToken === null) return refuse(TOO_LATE);
    const headers = identityHeaders(platform);
    const answer = await platform.http({ method: 'POST', path, headers, json: { limited_access_token: limitedToken, ...more } });
    return answer.ok ? ok(undefined) : refuse(refusalOf(answer.refusal));
  };
  return {
    sendCode: () => post('/api/one_time_codes', {}),
    verifyCode: async (code) => {
      const verified = await post('/api/one_time_codes/verifications', { one_time_code: code });
      if (!verified.ok) return verified;
      dispatch({ type: 'upgrade-requested' });
      return upgraded(store);
    },
    take: (limitedToken) => {
      dispatch({ type: 'limited-token-received', token: limitedToken });
      dispatch({ type: 'upgrade-requested' });
      return upgraded(store);
    },
  };
}

function upgraded(store: StoreApi<AuthState>): Promise<Result<undefined, CodeRefusal>> {
  const outcome = ({ tokens, isUpgrading, limitedToken }: AuthState): Result<undefined, CodeRefusal> | null => {
    if (tokens !== null) return ok(undefined);
    if (isUpgrading) return null;
    return refuse(limitedToken === null ? TOO_LATE : { message: loginRefusals.unavailable, isOver: false });
  };
  const now = outcome(store.getState());
  if (now !== null) return Promise.resolve(now);
  return new Promise((done) => {
    const stop = store.subscribe((state) => {
      const found = outcome(state);
      if (found === null) return;
      stop();
      done(found);
    });
  });
}
