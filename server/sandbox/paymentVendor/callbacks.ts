import { SignJWT } from 'jose';
import { CALLBACK_AUDIENCE, CALLBACK_TYPE } from '#server/modules/payments/vendor/index.ts';
import { dropBody } from '#server/platform/http/dropBody.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Payment } from './payment.ts';
import { wordOf } from './payments.ts';

const TIMEOUT_MS = 5_000;
const TRIES_MS: readonly number[] = [0, 1_000, 3_000, 10_000, 30_000];

type Deps = { readonly ports: Ports; readonly secret: string; readonly callbackUrl: () => string };

export const signedWord = ({ ports, secret }: Pick<Deps, 'ports' | 'secret'>, payment: Payment): Promise<string> =>
  new SignJWT(wordOf(payment))
    .setProtectedHeader({ alg: 'HS256', typ: CALLBACK_TYPE })
    .setAudience(CALLBACK_AUDIENCE)
    .setJti(ports.newSecret(16))
    .setIssuedAt(Math.floor(ports.now().getTime() / 1_000))
    .sign(new TextEncoder().encode(secret));

export function createCallbacks(deps: Deps): { readonly tell: (payment: Payment) => void; readonly stop: () => void } {
  const waiting = new Set<NodeJS.Timeout>();
  const attempt = (payment: Payment, at: number): void => {
    const afterMs = TRIES_MS[at];
    if (afterMs === undefined) return;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void deliver(deps, payment).then((isHeard) => (isHeard ? undefined : attempt(payment, at + 1)));
    }, afterMs);
    timer.unref();
    waiting.add(timer);
  };
  return {
    tell: (payment) => attempt(payment, 0),
    stop: () => {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

async function deliver(deps: Deps, payment: Payment): Promise<boolean> {
  try {
    const answer = await fetch(deps.callbackUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event: await signedWord(deps, payment) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await dropBody(answer);
    return answer.ok;
  } catch {
    return false;
  }
}
