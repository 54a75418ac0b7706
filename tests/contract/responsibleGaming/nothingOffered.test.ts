import { beforeAll, describe, expect, it } from 'vitest';
import { MAY_NOT_PLAY } from '#server/platform/viewer.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { type Credentials, graphql, newPlayer, PlayerClient, token } from '#tests/support/playerClient.ts';
import { registerAnswered } from '#tests/support/registerAnswered.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
type Layout = { readonly pageLayout: { readonly slots: readonly { readonly id: string; readonly kind: string | null }[] } };

const idsAt = async (canonicalUrl: string, who: PlayerClient | null): Promise<readonly string[]> => {
  const headers = who === null ? {} : { authorization: `Bearer ${who.tokens.access_token}` };
  const { data } = await graphql<Layout>(server(), operation('PageLayout'), { canonicalUrl }, headers);
  return data.pageLayout.slots.map(({ id }) => id.split('_', 1)[0] ?? '');
};
const found = async (who: PlayerClient): Promise<readonly string[]> => {
  const { slots } = (
    await who.run<{
      pageLayout: {
        slots: readonly { node: { scopes?: readonly { groups: readonly { results: readonly { title?: string }[] }[] }[] } | null }[];
      };
    }>(operation('PageLayout'), { canonicalUrl: '/search/parlay/all' })
  ).pageLayout;
  return slots
    .flatMap(({ node }) => node?.scopes ?? [])
    .flatMap(({ groups }) => groups.flatMap(({ results }) => results.flatMap(({ title }) => title ?? [])));
};
const rewards = async (who: PlayerClient) => {
  const { accountMenu: menu, account } = await who.run<{
    accountMenu: { availableFreeBets: number; availableProfitBoostCount: number };
    account: { freeBets: readonly object[] };
  }>('{ accountMenu { availableFreeBets availableProfitBoostCount } account { freeBets { id } } }');
  return { ...menu, freeBets: account.freeBets.length };
};
const onboarding = (who: PlayerClient) =>
  who.run<{ onboardingPromotion: object | null }>('{ onboardingPromotion { id } }').then(({ onboardingPromotion: one }) => one !== null);
const post = (who: PlayerClient, path: string, body: object) =>
  ask(server().port, path, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.tokens.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

let credentials: Credentials;
let player: PlayerClient;
beforeAll(async () => {
  credentials = await sandbox<Credentials>(server(), 'players', { hasRewards: true });
  await registerAnswered(server(), credentials.playerId);
  player = await PlayerClient.logIn(server(), credentials);
});

async function expectNothingOffered(who: PlayerClient): Promise<void> {
  expect(await idsAt('/promotions', who)).toEqual(expect.arrayContaining(['no-offers', 'care']));
  expect(await idsAt('/promotions', who)).not.toContain('all');
  expect(await idsAt('/', who)).not.toEqual(expect.arrayContaining(['promotions']));
  expect(await onboarding(who)).toBe(false);
  expect(await rewards(who)).toEqual({ availableFreeBets: 0, availableProfitBoostCount: 0, freeBets: 0 });
  const { collection } = await who.run<{ collection: { totalCount: number } }>('{ collection(collectionId: "promotions") { totalCount } }');
  expect(collection.totalCount).toBe(0);
  expect(await found(who)).not.toContain('How parlays work');
}

describe('a player who may not play', () => {
  it('before a break a player is offered promotions, as visitors are', async () => {
    for (const who of [null, player]) {
      expect(await idsAt('/promotions', who)).toContain('all');
      expect(await idsAt('/promotions', who)).not.toContain('no-offers');
    }
    expect(await idsAt('/', player)).toContain('promotions');
    expect(await onboarding(player)).toBe(true);
    expect(await rewards(player)).not.toMatchObject({ availableFreeBets: 0 });
    expect(await found(player)).toContain('How parlays work');
  });

  it('a player on a break is offered nothing from that moment, with the old and the new token', async () => {
    expect(await post(player, '/i/cool_offs', { hours: 72 })).toMatchObject({ status: 200 });
    await expectNothingOffered(player);
    await expectNothingOffered(await PlayerClient.logIn(server(), credentials));
    const marked = await token(server(), { grant_type: 'password', username: credentials.email, password: credentials.password });
    const cookies = [marked.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';', 1)[0]);
    expect(cookies).toContain('__Host-no-offers=1');
    const { data } = await graphql<Layout>(
      server(),
      operation('PageLayout'),
      { canonicalUrl: '/promotions' },
      { cookie: cookies.join('; ') },
    );
    expect(
      data.pageLayout.slots.map(({ id }) => id.split('_', 1)[0]),
      'before its page has a token',
    ).not.toContain('all');
    expect(await idsAt('/promotions', null), 'nobody else is concerned').toContain('all');
  });

  it('a suspended player is offered nothing until the suspension ends', async () => {
    const suspended = await newPlayer(server(), {});
    await registerAnswered(server(), suspended.playerId);
    await sandbox(server(), 'account', { email: suspended.email, restricted: true });
    const held = await PlayerClient.logIn(server(), suspended);
    await expectNothingOffered(held);
    await sandbox(server(), 'account', { email: suspended.email, restricted: false });
    expect(await idsAt('/promotions', await PlayerClient.logIn(server(), suspended)), 'and again afterwards').toContain('all');
  });

  it('only the server marks a player as barred from offers, and operators see why', async () => {
    const approver = await OperatorClient.as(server(), 'approver');
    const reason = 'For the test';
    expect(await approver.try('setPlayerSegments', { playerId: player.playerId, segments: [MAY_NOT_PLAY], reason })).toMatchObject({
      status: 422,
      json: { error: 'input' },
    });
    const audience = { brand: 'tsb', region: 'US-NJ', login: 'player', device: 'DESKTOP', segments: [MAY_NOT_PLAY] };
    const { nodes } = await approver.run<{ nodes: readonly object[] }>('explain', { surface: 'promotions', ...audience });
    expect(nodes).toContainEqual(
      expect.objectContaining({
        id: 'all',
        outcome: 'hidden',
        why: ['It is for those who may play; this is a player who may not play.'],
      }),
    );
  });
});
