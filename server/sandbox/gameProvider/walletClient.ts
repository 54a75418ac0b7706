import { SignJWT } from 'jose';
import { WALLET_AUDIENCE, WALLET_TYPE } from '#server/modules/casino/play/wallet/index.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Ports } from '#server/platform/ports.ts';

const TIMEOUT_MS = 4_000;
/** Milliseconds before each try. If the last fails, the operator must request the result. */
const TRIES_MS: readonly number[] = [0, 500, 2_000, 10_000, 30_000];

export type WalletDeps = { readonly ports: Ports; readonly secret: string; readonly walletUrl: () => string };
/** `unheard`: no answer came, so the operator may or may not have booked the call. */
export type WalletWord =
  | { readonly kind: 'accepted'; readonly balanceCents: number }
  | { readonly kind: 'refused'; readonly refusal: string; readonly message: string; readonly balanceCents: number }
  | { readonly kind: 'unheard' };

type Call = Readonly<Record<string, unknown>> & { readonly act: string };

const signed = ({ ports, secret }: WalletDeps, call: Call): Promise<string> =>
  new SignJWT(call)
    .setProtectedHeader({ alg: 'HS256', typ: WALLET_TYPE })
    .setAudience(WALLET_AUDIENCE)
    .setIssuedAt(Math.floor(ports.now().getTime() / 1_000))
    .sign(new TextEncoder().encode(secret));

export async function callWallet(deps: WalletDeps, call: Call): Promise<WalletWord> {
  try {
    const answer = await fetch(`${deps.walletUrl()}/${call.act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ call: await signed(deps, call) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return wordIn(answer.status, await answer.json());
  } catch {
    return { kind: 'unheard' };
  }
}

function wordIn(status: number, body: unknown): WalletWord {
  const { balanceCents, refusal, message } = isPlainObject(body) ? body : {};
  if (typeof balanceCents !== 'string' || !/^\d{1,15}$/.test(balanceCents)) return { kind: 'unheard' };
  const balance = Number(balanceCents);
  if (status === 200) return { kind: 'accepted', balanceCents: balance };
  return status === 409 && typeof refusal === 'string'
    ? { kind: 'refused', refusal, message: typeof message === 'string' ? message : '', balanceCents: balance }
    : { kind: 'unheard' };
}

/** Sends each call up to five times. `stop` cancels the remaining tries. */
export function createWalletClient(deps: WalletDeps) {
  const waiting = new Set<NodeJS.Timeout>();
  const attempt = (call: Call, at: number): void => {
    const afterMs = TRIES_MS[at];
    if (afterMs === undefined) return;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void callWallet(deps, call).then(({ kind }) => (kind === 'unheard' ? attempt(call, at + 1) : undefined));
    }, afterMs);
    timer.unref();
    waiting.add(timer);
  };
  return {
    tell: (call: Call): void => attempt(call, 0),
    stop: (): void => {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
