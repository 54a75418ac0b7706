import { siteOf } from './site.ts';

export type Player = { readonly playerId: string; readonly email: string; readonly password: string };
export type SandboxSelection = { readonly id: string; readonly type: string; readonly name: string };
export type SandboxMarket = { readonly id: string; readonly type: string; readonly selections: readonly SandboxSelection[] };
export type SandboxEvent = {
  readonly id: string;
  readonly name: string;
  readonly canonicalUrl: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly markets: readonly SandboxMarket[];
};

/** Runs a command of the sandbox's control API. Throws if refused. Uses the default host, because Node does not resolve `*.localhost`. */
export async function sandbox<T = unknown>(command: string, body: object = {}, site = siteOf()): Promise<T> {
  const answer = await fetch(`${site}/sandbox/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`sandbox ${command}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Creates a player with one reward of every kind. */
export const newRewardedPlayer = (cents = 100_000): Promise<Player> => sandbox<Player>('players', { cents, hasRewards: true });

/** Creates a player for one test, with cash in cents. */
export const newPlayer = (cents = 100_000, site?: string): Promise<Player> => sandbox<Player>('players', { cents }, site);
