import type { ApolloClient } from '@apollo/client';
import { CasinoLaunchDocument, CasinoLaunchFreeToPlayDocument, type GameLaunchFragment } from '#src/gql/graphql.ts';
import type { OpenedGame } from '#src/shared/site/openedGame.ts';
import { t } from '#src/shared/text/t.ts';
import { reportError } from '#src/platform/index.ts';

export type LaunchError = GameLaunchFragment['errors'][number];

export type LaunchEnd =
  | { readonly kind: 'opened'; readonly url: string; readonly sessionId: string | null; readonly backTo: string }
  | { readonly kind: 'refused'; readonly error: LaunchError }
  /** The location check failed and has already shown the player why. */
  | { readonly kind: 'not-located' };

export type LaunchPorts = {
  readonly client: ApolloClient;
  /** Checks the player's location and shows any problem. `placement` accepts an earlier result that is still valid. */
  readonly isLocated: (trigger: 'manual-check' | 'placement') => Promise<boolean>;
};

export const LOBBY = '/casino';
/** Connection error. Compare it by identity (`===`), because layout texts may replace its texts. */
export const UNREACHED: LaunchError = {
  __typename: 'CasinoLaunchError',
  kind: 'LAUNCHED_FAILED',
  headerMessage: null,
  message: t`We could not reach the server. Please try again.`,
  footerMessage: t`Your balance has not changed.`,
  callToAction: null,
};
export const BROKEN: LaunchError = { ...UNREACHED, message: t`We could not open the game. Please try again.` };

/** Opens a game session. Real money needs a location check (product §4), which is repeated if the server refuses the location. */
export async function launchGame(game: OpenedGame, launchId: string, { client, isLocated }: LaunchPorts): Promise<LaunchEnd> {
  const ask = (): Promise<LaunchEnd> => asked(client, game, launchId);
  if (game.isPractice) return ask();
  if (!(await isLocated('placement'))) return { kind: 'not-located' };
  const end = await ask();
  if (end.kind !== 'refused' || end.error.kind !== 'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR') return end;
  return (await isLocated('manual-check')) ? ask() : { kind: 'not-located' };
}

async function asked(client: ApolloClient, game: OpenedGame, launchId: string): Promise<LaunchEnd> {
  try {
    const launch = await launched(client, game, launchId);
    const [error] = launch?.errors ?? [];
    if (error) return { kind: 'refused', error };
    const url = launch?.launchUrl ?? null;
    if (url === null || !isPageOfAnother(url)) return { kind: 'refused', error: BROKEN };
    return { kind: 'opened', url, sessionId: launch?.sessionId ?? null, backTo: pathIn(launch?.embeddedRedirectUrl) };
  } catch (error) {
    reportError('network', error);
    return { kind: 'refused', error: UNREACHED };
  }
}

async function launched(client: ApolloClient, { of, isPractice }: OpenedGame, launchId: string): Promise<GameLaunchFragment | undefined> {
  if ('promotionId' in of) {
    const { data } = await client.mutate({ mutation: CasinoLaunchFreeToPlayDocument, variables: { ...of, launchId } });
    return data?.casinoLaunchFreeToPlay;
  }
  const input = { ...of, mode: isPractice ? ('DEMO' as const) : ('REAL' as const), launchId };
  const { data } = await client.mutate({ mutation: CasinoLaunchDocument, variables: { input } });
  return data?.casinoLaunch;
}

/** False for a URL of our own origin, whose frame could access this page. */
const isPageOfAnother = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && origin !== location.origin;
};

const pathIn = (path: string | null | undefined): string => (path?.startsWith('/') && !path.startsWith('//') ? path : LOBBY);
