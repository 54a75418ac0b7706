import { SignJWT } from 'jose';
import { sessionToken } from '#server/modules/casino/play/wallet/provider.ts';
import { ask, type Answer } from './http.ts';
import type { PlayerClient } from './playerClient.ts';
import type { TestServer } from './server.ts';

export type LaunchError = {
  readonly kind: string;
  readonly message: string;
  readonly callToAction: { readonly label: string; readonly deepLink: { readonly __typename: string } } | null;
};
export type Launched = {
  readonly errors: readonly LaunchError[];
  readonly launchUrl: string | null;
  readonly sessionId: string | null;
  readonly embeddedRedirectUrl: string | null;
};
export const LAUNCHED =
  '{ errors { kind message callToAction { label deepLink { __typename } } } launchUrl sessionId embeddedRedirectUrl }';
export const LAUNCH = `mutation ($input: CasinoLaunchInput!) { casinoLaunch(input: $input) ${LAUNCHED} }`;

export const aLaunchId = (): string => crypto.randomUUID();

/** Returns the sandbox's first game of the category that also offers practice play. */
export function aGame({ app }: TestServer, category = 'slots') {
  const game = app.deps.catalogue.games({ category }).find(({ demoAvailable }) => demoAvailable);
  if (!game) throw new Error(`There is no game of ${category}`);
  return game;
}

type Wish = { readonly gameId?: string; readonly mode?: 'DEMO' | 'REAL'; readonly launchId?: string };

export const launch = async (player: PlayerClient, { gameId, mode = 'REAL', launchId = aLaunchId() }: Wish = {}): Promise<Launched> =>
  (await player.run<{ casinoLaunch: Launched }>(LAUNCH, { input: { gameId: gameId ?? aGame(player.server).id, mode, launchId } }))
    .casinoLaunch;

/** Launches a game and returns its casino session's id. Throws if refused. */
export async function sessionOf(player: PlayerClient, wish: Wish = {}): Promise<string> {
  const { sessionId, errors } = await launch(player, wish);
  if (sessionId === null) throw new Error(errors[0]?.message ?? 'refused');
  return sessionId;
}

export function providerOf({ app }: TestServer) {
  const { gameProvider } = app.deps;
  if (gameProvider === null) throw new Error('No provider of games');
  return gameProvider;
}

export async function seated(
  player: PlayerClient,
  wish: Wish = {},
): Promise<{ readonly player: PlayerClient; readonly token: string; readonly sessionId: string }> {
  await player.locate();
  const sessionId = await sessionOf(player, wish);
  return { player, sessionId, token: tokenOf(player.server, sessionId) };
}

/** Returns the token that the game provider got at the launch. */
export const tokenOf = (server: TestServer, sessionId: string): string => sessionToken(providerOf(server), sessionId);

export type WalletReply = {
  readonly isAccepted: boolean;
  readonly refusal: string | null;
  readonly balanceCents: string;
  readonly currency: string;
};
type Signing = {
  readonly secret?: string;
  readonly typ?: string;
  readonly audience?: string;
  readonly agedSeconds?: number;
  readonly as?: string;
};
type Call = Readonly<Record<string, unknown>> & { readonly act: string };

/** Calls the wallet like the game provider. `signing` can forge the signature; its `as` replaces the path. */
export async function callWallet(server: TestServer, call: Call, signing: Signing = {}): Promise<Answer & { readonly said: WalletReply }> {
  const { secret = providerOf(server).secret, typ = 'wallet+jwt', audience = 'linemaker', agedSeconds = 0, as = call.act } = signing;
  const token = await new SignJWT({ currency: 'USD', ...call })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setAudience(audience)
    .setIssuedAt(Math.floor(server.app.deps.ports.now().getTime() / 1_000) - agedSeconds)
    .sign(new TextEncoder().encode(secret));
  const answer = await ask(server.port, `/casino/wallet/${as}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ call: token }),
  });
  return { ...answer, said: answer.json as WalletReply };
}

let last = 0;
/** Returns a unique name for a transaction or round. */
export const aName = (of = 'round'): string => `${of}-${process.pid}-${(last += 1)}`.padEnd(8, '0');

type Wagered = { readonly round?: string; readonly transaction?: string; readonly cents?: number; readonly playerIp?: string };
type Seat = { readonly player: PlayerClient; readonly token: string };

export const wager = (
  { player, token }: Seat,
  { round = aName(), transaction = aName('wager'), cents = 100, playerIp = '127.0.0.1' }: Wagered = {},
) => callWallet(player.server, { act: 'wager', session: token, round, transaction, amountCents: String(cents), playerIp });

type Won = {
  readonly round: string;
  readonly transaction?: string;
  readonly cents?: number;
  readonly isOver?: boolean;
  readonly description?: string | null;
};

export const win = ({ player, token }: Seat, { round, transaction = aName('win'), cents = 0, isOver = true, description = null }: Won) =>
  callWallet(player.server, { act: 'win', session: token, round, transaction, amountCents: String(cents), isOver, description });

type Back = { readonly round: string; readonly wager: string; readonly transaction?: string };

export const giveBack = ({ player, token }: Seat, { round, wager: of, transaction = aName('back') }: Back) =>
  callWallet(player.server, { act: 'return', session: token, round, wager: of, transaction });

export const balance = async ({ player, token }: Seat): Promise<bigint> =>
  BigInt((await callWallet(player.server, { act: 'balance', session: token })).said.balanceCents);

/** Spins on the game's page, like its browser. */
export function press(url: string, betCents: number, name: string = crypto.randomUUID()): Promise<Answer> {
  return onGamePage(url, 'round', { press: name, betCents });
}

export function onGamePage(url: string, step: string, body?: object): Promise<Answer> {
  const { host, port, pathname } = new URL(url);
  const headers = { host, ...(body ? { 'content-type': 'application/json' } : {}) };
  return ask(Number(port), step === '' ? pathname : `${pathname}/${step}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body && JSON.stringify(body),
  });
}
