import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { OpenedGame } from '#src/shared/site/openedGame.ts';
import { launchGame } from './launchGame.ts';

const game: OpenedGame = { title: 'Copper Canyon', of: { gameId: 'g1' }, isPractice: false, limits: null };
const LAUNCHED = {
  __typename: 'CasinoLaunchResult',
  errors: [],
  launchUrl: 'https://games.example.com/play/k1',
  sessionId: 's1',
  embeddedRedirectUrl: '/casino',
};
const refused = (kind: string) => ({
  ...LAUNCHED,
  errors: [{ __typename: 'CasinoLaunchError', kind, message: 'No.', headerMessage: null, footerMessage: null, callToAction: null }],
  launchUrl: null,
});

async function launch(answers: readonly object[], places: readonly boolean[], opened: OpenedGame = game) {
  const left = [...answers];
  const checks: string[] = [];
  const found = [...places];
  const link = new ApolloLink(() => of({ data: { casinoLaunch: left.shift() ?? {} } }));
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const isLocated = async (trigger: string): Promise<boolean> => {
    checks.push(trigger);
    return found.shift() ?? false;
  };
  const end = await launchGame(opened, 'launch-1', { client, isLocated });
  return { kind: end.kind, checks, launches: answers.length - left.length };
}

describe('the location check before a launch', () => {
  it('a game for money checks the location first and is not launched without one', async () => {
    expect(await launch([LAUNCHED], [true])).toEqual({ kind: 'opened', checks: ['placement'], launches: 1 });
    expect(await launch([LAUNCHED], [false])).toEqual({ kind: 'not-located', checks: ['placement'], launches: 0 });
  });

  it('a practice game does not check the location', async () => {
    expect(await launch([LAUNCHED], [], { ...game, isPractice: true })).toEqual({ kind: 'opened', checks: [], launches: 1 });
  });

  it('a launch refused inside an exclusion zone checks the location again, and is refused the second time', async () => {
    const excluded = refused('GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR');
    const twice = ['placement', 'manual-check'];
    expect(await launch([excluded, LAUNCHED], [true, true])).toEqual({ kind: 'opened', checks: twice, launches: 2 });
    expect(await launch([excluded, excluded], [true, true])).toEqual({ kind: 'refused', checks: twice, launches: 2 });
    expect(await launch([excluded, LAUNCHED], [true, false])).toEqual({ kind: 'not-located', checks: twice, launches: 1 });
  });

  it('a launch refused for another reason does not check the location again', async () => {
    expect(await launch([refused('GEO_COMPLY_ERROR')], [true])).toEqual({ kind: 'refused', checks: ['placement'], launches: 1 });
  });
});
