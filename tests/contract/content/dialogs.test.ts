import { describe, expect, it } from 'vitest';
import { sandbox } from '#tests/support/http.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { graphql, newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { dialogs } from '#server/content/authored/dialogs.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

const custom = (id: string, props: object, more: object = {}): object => ({
  id,
  kind: 'CustomDialog',
  v: 1,
  criticality: 'OPTIONAL',
  props: {
    title: id,
    body: 'Words.',
    dismissible: true,
    priority: 1,
    triggers: { pages: [], onLogin: true },
    buttons: [{ id: 'ok', label: 'OK', type: 'DISMISS', style: 'PRIMARY' }],
    ...props,
  },
  ...more,
});

const publish = (...nodes: readonly object[]) =>
  sandbox(server(), 'layout', {
    surface: 'dialogs',
    document: {
      surface: 'dialogs',
      order: nodes.map((node) => (node as { readonly id: string }).id),
      nodes: Object.fromEntries(nodes.map((node) => [(node as { readonly id: string }).id, node])),
    },
  });

type Slot = { readonly id: string; readonly memory: string; readonly triggers: { readonly onLogin: boolean } };

async function shown(headers: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const { data, errors } = await graphql<{ readonly dialogs: readonly Slot[] }>(server(), operation('Dialogs'), {}, headers);
  expect(errors).toEqual([]);
  return data.dialogs.map(({ id }) => id);
}
const bearer = ({ tokens }: PlayerClient) => ({ authorization: `Bearer ${tokens.access_token}` });
const settled = (player: PlayerClient) =>
  player.run<{ readonly settledDialogs: readonly string[] }>(operation('SettledDialogs')).then(({ settledDialogs }) => settledDialogs);
const acknowledge = (player: PlayerClient, ackType: string) =>
  player
    .run<{ readonly userAck: { readonly succeeded: boolean } }>(operation('Acknowledge'), { ackType, actionId: crypto.randomUUID() })
    .then(({ userAck }) => userAck.succeeded);

describe('a login dialog for one region', () => {
  it('a login dialog for one region reaches only players of that region', async () => {
    await publish(custom('jersey', {}, { when: { login: 'player', regions: ['US-NJ'] } }), custom('all', {}));
    const [jersey, ontario] = await Promise.all(
      ['US-NJ', 'CA-ON'].map(async (region) => PlayerClient.logIn(server(), await newPlayer(server(), { region }))),
    );
    if (!jersey || !ontario) throw new Error('Two players');
    expect(await shown({ ...bearer(jersey), 'x-region-code': 'US-NJ' })).toEqual(['jersey', 'all']);
    expect(await shown({ ...bearer(ontario), 'x-region-code': 'CA-ON' })).toEqual(['all']);
    expect(await shown({ 'x-region-code': 'US-NJ' })).toEqual(['all']);
    expect(await shown({ 'x-region-code': 'CA-ON' })).toEqual(['all']);
  });
});

describe('a dialog closed for good', () => {
  it('a dialog closed for good stays closed for that player on every device, until its id changes', async () => {
    await publish(custom('tour', { memory: 'PLAYER' }), custom('visit', {}));
    const credentials = await newPlayer(server());
    const [player, other] = [await PlayerClient.logIn(server(), credentials), await PlayerClient.fresh(server())];
    expect(await settled(player)).toEqual([]);
    expect(await acknowledge(player, 'dialog-tour')).toBe(true);
    expect(await settled(player)).toEqual(['tour']);
    const elsewhere = await PlayerClient.logIn(server(), credentials);
    expect(await settled(elsewhere)).toEqual(['tour']);
    expect(await settled(other)).toEqual([]);
    await publish(custom('tour-2', { memory: 'PLAYER' }));
    expect(await settled(elsewhere)).toEqual([]);
  });

  it.each(['dialog-visit', 'dialog-nowhere', 'dialog-', 'dialog-tour', '__proto__'])(
    '%s cannot be recorded as closed for good',
    async (ackType) => {
      await publish(custom('visit', {}), custom('tour', { memory: 'DEVICE' }));
      const player = await PlayerClient.fresh(server());
      expect(await acknowledge(player, ackType)).toBe(false);
    },
  );

  it('a visitor cannot ask for dialogs closed for good', async () => {
    const { errors } = await graphql(server(), operation('SettledDialogs'));
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['UNAUTHENTICATED']);
  });
});

describe('a dialog that a client cannot draw', () => {
  it('a dialog that a client cannot draw still has its trigger, and comes first if MANDATORY', async () => {
    await publish(custom('high', { priority: 900 }), custom('must', {}, { criticality: 'MANDATORY' }), custom('may', {}));
    const build = server().app.deps.layouts.capabilities.register({ build: 'old', kinds: {}, presentations: {} });
    const { data } = await graphql<{ readonly dialogs: readonly (Slot & { readonly node: object | null })[] }>(
      server(),
      operation('Dialogs'),
      {},
      { 'x-ui-capabilities': build },
    );
    expect(data.dialogs.every(({ node }) => node === null)).toBe(true);
    expect(data.dialogs.map(({ id }) => id)).toEqual(['must', 'high', 'may']);
    expect(data.dialogs.every(({ triggers }) => triggers.onLogin)).toBe(true);
  });
});

describe('the dialogs of the seeded world', () => {
  const authored = dialogs;
  const world = () => sandbox(server(), 'layout', { surface: 'dialogs', document: authored });
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };
  const chromebook = { 'user-agent': 'Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) Android Mobile' };
  const APP = 'app-prompt';

  it('the seeded dialogs are shown to visitors or players as their kinds require', async () => {
    await world();
    const player = await PlayerClient.fresh(server());
    expect(await shown()).toEqual(['maintenance', 'location-prompt', 'anonymous-experience', 'home-screen']);
    expect(await shown(bearer(player))).toEqual([
      'maintenance',
      'legal-change',
      'deposit-acknowledgement',
      'big-win',
      'location-prompt',
      'casino-balance-usage',
      'app-tour',
      'home-screen',
    ]);
  });

  it('the seeded app dialog is shown only on phones and tablets', async () => {
    await world();
    expect(await shown(phone)).toEqual(expect.arrayContaining([APP, 'home-screen']));
    expect(await shown()).not.toContain(APP);
    expect(await shown(chromebook)).not.toContain(APP);
  });

  it('a new player sees the tour and the balance choice until both are done', async () => {
    await world();
    const credentials = await sandbox<{ readonly email: string; readonly password: string }>(server(), 'players', { isNewcomer: true });
    const player = await PlayerClient.logIn(server(), credentials);
    expect(await settled(player)).toEqual(['legal-change', 'deposit-acknowledgement', 'big-win']);
    await player.run(operation('SetUserPreference'), {
      input: { casinoBalanceUsagePreferences: 'BONUS_FIRST' },
      actionId: crypto.randomUUID(),
    });
    await acknowledge(player, 'dialog-app-tour');
    expect([...(await settled(player))].toSorted()).toEqual([
      'app-tour',
      'big-win',
      'casino-balance-usage',
      'deposit-acknowledgement',
      'legal-change',
    ]);
    expect(await player.run('{ account { userPreferences { casinoBalanceUsagePreferences } } }')).toEqual({
      account: { userPreferences: { casinoBalanceUsagePreferences: 'BONUS_FIRST' } },
    });
  });

  it.each([
    ['US-NJ', 249_999, false],
    ['US-NJ', 250_000, true],
    ['US-PA', 250_000, false],
  ])('a player of %s with deposits of %i cents must acknowledge them: %s', async (region, cents, isAsked) => {
    await world();
    const credentials = await newPlayer(server(), { region });
    await sandbox(server(), 'account', { email: credentials.email, depositCents: cents });
    const player = await PlayerClient.logIn(server(), credentials);
    expect((await settled(player)).includes('deposit-acknowledgement')).toBe(!isAsked);
    // A player who need not acknowledge deposits cannot do so in advance.
    expect(await acknowledge(player, 'deposit-amount')).toBe(isAsked);
    if (!isAsked) return;
    expect(await settled(player)).toContain('deposit-acknowledgement');
  });
});
