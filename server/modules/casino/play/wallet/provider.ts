import { createHash, createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Cents } from '#src/shared/money/money.ts';
import type { Ports } from '#server/platform/ports.ts';
import { WALLET_OPERATIONS, type WalletOperation, type WalletCall, walletCallIn } from './walletCall.ts';
import { askVendor } from '#server/platform/http/askVendor.ts';

export type GameProvider = {
  readonly apiOrigin: string;
  readonly pageOrigin: string;
  readonly secret: string;
};

const TIMEOUT_MS = 5_000;
const MAX_AGE_SECONDS = 300;
export const WALLET_TYPE = 'wallet+jwt';
export const WALLET_AUDIENCE = 'linemaker';

/** Derives the token, so that repeated launches get the same one. */
export const sessionToken = ({ secret }: GameProvider, sessionId: string): string =>
  createHmac('sha256', secret).update(`casino-session:${sessionId}`).digest('base64url');

export const customerName = ({ secret }: GameProvider, playerId: string): string =>
  createHmac('sha256', secret).update(`casino-player:${playerId}`).digest('base64url');

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Null unless the provider recently signed the call for this operation. */
export async function readWalletCall(
  { secret }: GameProvider,
  ports: Ports,
  act: WalletOperation,
  token: unknown,
): Promise<WalletCall | null> {
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

export const isWalletOperation = (text: string): text is WalletOperation => WALLET_OPERATIONS.some((act) => act === text);

export type GameOpening = {
  readonly game: {
    readonly id: string;
    readonly title: string;
    readonly category: string;
    readonly theme: string;
    readonly seed: number;
    /** Share of wagers paid back as wins, in basis points. */
    readonly returnToPlayer: number;
    readonly minCents: Cents;
    readonly maxCents: Cents;
  };
  readonly session: string | null;
  /** Player's pseudonym, the same in every session; null for practice. */
  readonly customer: string | null;
  readonly currency: string;
  readonly hostOrigin: string;
};

/** Asks the provider to open the game; returns the game's URL. Null if this fails or the URL's origin is not `pageOrigin`. */
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

/** The provider's report on a round. `VOID`: not played, so wagers are refunded. */
export type GameRoundReport = {
  readonly reference: string;
  readonly state: 'OPEN' | 'OVER' | 'VOID';
  readonly wins: readonly { readonly transaction: string; readonly cents: Cents }[];
  readonly description: string | null;
};

/** Queries the provider about a round; `isToEnd` also ends it. Null without a valid answer. */
export async function requestGameRound(
  provider: GameProvider,
  reference: string,
  isToEnd: boolean,
): Promise<GameRoundReport | 'unknown' | null> {
  const path = `/rounds/${encodeURIComponent(reference)}`;
  const answer = await (isToEnd
    ? askVendor(provider, TIMEOUT_MS, `${path}/finish`, { method: 'POST' })
    : askVendor(provider, TIMEOUT_MS, path, {}));
  if (answer === null) return null;
  if (answer.status === 404) return 'unknown';
  const word = answer.ok ? roundIn(answer.body) : null;
  return word?.reference === reference ? word : null;
}

function roundIn(body: unknown): GameRoundReport | null {
  if (!isPlainObject(body)) return null;
  const { reference, state, wins, description } = body;
  if (typeof reference !== 'string' || (state !== 'OPEN' && state !== 'OVER' && state !== 'VOID') || !Array.isArray(wins)) return null;
  const read = wins.map(winIn);
  const known = read.filter((win) => win !== null);
  return known.length < read.length
    ? null
    : { reference, state, wins: known, description: typeof description === 'string' ? description : null };
}

function winIn(value: unknown): GameRoundReport['wins'][number] | null {
  if (!isPlainObject(value)) return null;
  const { transaction, amountCents } = value;
  const isRead = typeof transaction === 'string' && typeof amountCents === 'string' && /^\d{1,9}$/.test(amountCents);
  return isRead ? { transaction, cents: BigInt(amountCents) } : null;
}
