import { createHash, createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Cents } from '#src/shared/money/money.ts';
import type { Ports } from '#server/platform/ports.ts';
import { WALLET_ACTS, type WalletAct, type WalletCall, walletCallIn } from './walletCall.ts';
import { askVendor } from '#server/platform/http/askVendor.ts';

/** Who draws and decides the games; null: nobody, and none is launched. */
export type GameProvider = {
  /** Where its server is asked. */
  readonly apiOrigin: string;
  /** Where its pages are, which players see in a frame. */
  readonly pageOrigin: string;
  readonly secret: string;
};

const TIMEOUT_MS = 5_000;
/** How old a wallet call may be when it arrives. */
const MAX_AGE_SECONDS = 300;
export const WALLET_TYPE = 'wallet+jwt';
export const WALLET_AUDIENCE = 'linemaker';

/** What the provider calls a session by. It follows from the session's id and the secret, so that a launch that is repeated has the same. */
export const sessionToken = ({ secret }: GameProvider, sessionId: string): string =>
  createHmac('sha256', secret).update(`casino-session:${sessionId}`).digest('base64url');

/** What the provider calls a player by. */
export const customerName = ({ secret }: GameProvider, playerId: string): string =>
  createHmac('sha256', secret).update(`casino-player:${playerId}`).digest('base64url');

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a call to the wallet says; null for one that the provider did not sign for this act just now. */
export async function readWalletCall({ secret }: GameProvider, ports: Ports, act: WalletAct, token: unknown): Promise<WalletCall | null> {
  if (typeof token !== 'string') return null;
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      typ: WALLET_TYPE,
      audience: WALLET_AUDIENCE,
      currentDate: ports.now(),
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: 5,
    });
    const call = walletCallIn(payload);
    return call?.act === act ? call : null;
  } catch {
    return null;
  }
}

export const isWalletAct = (text: string): text is WalletAct => WALLET_ACTS.some((act) => act === text);

export type GameOpening = {
  readonly game: {
    readonly id: string;
    readonly title: string;
    readonly category: string;
    readonly theme: string;
    readonly seed: number;
    /** Hundredths of a per cent. */
    readonly returnToPlayer: number;
    readonly minCents: Cents;
    readonly maxCents: Cents;
  };
  /** Null: practice, with play money of the provider's. */
  readonly session: string | null;
  /** Whose rounds belong together, so that one that was left is shown to who comes back; says nothing of the person. Null for practice. */
  readonly customer: string | null;
  readonly currency: string;
  /** Whom its page speaks to: the origin of ours around it. */
  readonly hostOrigin: string;
};

/** Has a game opened; the address of its page, or null when nobody could do it. The same session may be opened again. */
export async function openGame(provider: GameProvider, { game, ...opening }: GameOpening): Promise<string | null> {
  const body = { ...opening, game: { ...game, minCents: String(game.minCents), maxCents: String(game.maxCents) } };
  const answer = await askVendor(provider, TIMEOUT_MS, '/games', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const url = answer?.ok && isPlainObject(answer.body) ? answer.body['url'] : undefined;
  const isOurs = typeof url === 'string' && URL.canParse(url) && new URL(url).origin === provider.pageOrigin;
  return isOurs ? url : null;
}

/** How a round stands at the provider. `VOID`: it was not played, and its wagers go back. */
export type RoundWord = {
  readonly reference: string;
  readonly state: 'OPEN' | 'OVER' | 'VOID';
  readonly wins: readonly { readonly transaction: string; readonly cents: Cents }[];
  readonly description: string | null;
};

/** How a round stands, or with `isToEnd` how it ends now; `unknown` to the provider, null when nobody could tell. */
export async function askRound(provider: GameProvider, reference: string, isToEnd: boolean): Promise<RoundWord | 'unknown' | null> {
  const path = `/rounds/${encodeURIComponent(reference)}`;
  const answer = await (isToEnd
    ? askVendor(provider, TIMEOUT_MS, `${path}/finish`, { method: 'POST' })
    : askVendor(provider, TIMEOUT_MS, path, {}));
  if (answer === null) return null;
  if (answer.status === 404) return 'unknown';
  const word = answer.ok ? roundIn(answer.body) : null;
  return word?.reference === reference ? word : null;
}

function roundIn(body: unknown): RoundWord | null {
  if (!isPlainObject(body)) return null;
  const { reference, state, wins, description } = body;
  if (typeof reference !== 'string' || (state !== 'OPEN' && state !== 'OVER' && state !== 'VOID') || !Array.isArray(wins)) return null;
  const read = wins.map(winIn);
  const known = read.filter((win) => win !== null);
  return known.length < read.length
    ? null
    : { reference, state, wins: known, description: typeof description === 'string' ? description : null };
}

function winIn(value: unknown): RoundWord['wins'][number] | null {
  if (!isPlainObject(value)) return null;
  const { transaction, amountCents } = value;
  const isRead = typeof transaction === 'string' && typeof amountCents === 'string' && /^\d{1,9}$/.test(amountCents);
  return isRead ? { transaction, cents: BigInt(amountCents) } : null;
}
