import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { type CodeGate, isCodeNeeded } from '#src/render/codeGate/useCodeGate.tsx';
import { type Entered, type Problems, problemsIn } from './passwords.ts';

/** Sends `POST /api/password`. Returns null on success. Without a response, it is unknown whether the password has changed. */
export function useSaving(gate: CodeGate): (entered: Entered) => Promise<Problems | null> {
  const platform = usePlatform();
  return async ({ current, next }) => {
    const json = { current_password: current, new_password: next };
    const post = async () => platform.http({ method: 'POST', path: '/api/password', headers: await platform.credentials.headers(), json });
    const first = await post();
    const needsCode = !first.ok && isCodeNeeded(first.refusal);
    if (needsCode && !(await gate.ask())) return { whole: t`We did not change your password. We need a code from you first.` };
    const saved = needsCode ? await post() : first;
    if (saved.ok) return null;
    return saved.refusal.status === null
      ? { whole: t`We did not get an answer. Log in with your new password. If it does not work, use the old one.` }
      : problemsIn(saved.refusal.body);
  };
}
