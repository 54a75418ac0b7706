import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { noticeOldLimits, recordedFacts } from '#server/modules/betting/limits/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import type { TraderLimitsView } from '#src/shared/console/traderLimits.ts';
import type { Proposed } from '#src/shared/console/proposals.ts';
import { sandbox } from '#tests/support/http.ts';
import { testMails } from '#tests/support/mails.ts';
import { confirm, OperatorClient } from '#tests/support/operatorClient.ts';
import { newPlayer, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'A pattern that we have seen';
let trader: OperatorClient;
let compliance: OperatorClient;
beforeAll(async () => {
  trader = await OperatorClient.as(server(), 'trader');
  compliance = await OperatorClient.as(server(), 'compliance');
});
const db = () => server().app.deps.db;

type Limited = { readonly player: PlayerClient; readonly email: string };
async function newcomer(): Promise<Limited> {
  const credentials = await newPlayer(server());
  return { player: await PlayerClient.logIn(server(), credentials), email: credentials.email };
}
const setting = (playerId: string, more: object = {}) => ({
  ...{ playerId, mostStakeCents: 5_000, mostExposureCents: null, sports: null, facts: ['new-account'], reason },
  ...more,
});
const set = (playerId: string, more: object = {}) => trader.run<Proposed>('setPlayerLimits', setting(playerId, more));
const refusal = async (playerId: string, more: object) => (await trader.try('setPlayerLimits', setting(playerId, more))).json;

const PAGE = `{ pageLayout(canonicalUrl: "/account/responsible-gaming/limits-set-by-us") { slots { node { ... on LimitsSetByUsShelf {
  limits { id title markets lines reasons since until canObject objection { text answer } } } } } } }`;
type Limit = {
  readonly id: string;
  readonly title: string;
  readonly markets: string;
  readonly lines: readonly string[];
  readonly reasons: readonly string[];
  readonly until: string | null;
  readonly canObject: boolean;
  readonly objection: { readonly text: string; readonly answer: string | null } | null;
};
async function limitsOf(player: PlayerClient): Promise<readonly Limit[]> {
  type Page = { readonly pageLayout: { readonly slots: readonly { readonly node: { readonly limits?: readonly Limit[] } | null }[] } };
  const { pageLayout } = await player.run<Page>(PAGE);
  return pageLayout.slots.flatMap(({ node }) => node?.limits ?? []);
}
const mailsTo = async (to: string) =>
  (await sandbox<{ readonly mails: readonly { readonly subject: string; readonly body: string }[] }>(server(), 'mail', { to })).mails;
const OBJECT = `mutation ($limitId: ID!, $text: String!, $actionId: ID) { objectToLimit(limitId: $limitId, text: $text, actionId: $actionId) {
  succeeded userErrors { field message } limits { id objection { text } } } }`;
type Objected = {
  readonly objectToLimit: { readonly succeeded: boolean; readonly userErrors: readonly { readonly field: readonly string[] }[] };
};
const object = async (player: PlayerClient, limitId: string, text: string, actionId: string | null = null) =>
  (await player.run<Objected>(OBJECT, { limitId, text, actionId })).objectToLimit;
const WORDS = 'I follow my home team and nothing else.';

describe('a limit that a trader sets', () => {
  it("a player is notified of a trader's limit at once, with terms and reason, by mail and page", async () => {
    const { player, email } = await newcomer();
    await set(player.playerId, { sports: ['football'] });
    const [limit, ...others] = await limitsOf(player);
    expect([limit, others]).toMatchObject([
      {
        title: 'A limit on your bets',
        lines: ['Up to $50.00 on a market in one bet'],
        reasons: [expect.stringMatching(/^Your account was opened on .*, less than 90 days before\.$/)],
        until: null,
        canObject: true,
      },
      [],
    ]);
    expect(limit?.markets).toMatch(/^.*ootball markets/);
    const [mail, ...more] = await mailsTo(email);
    expect([mail?.subject, more]).toEqual(['A limit on your bets', []]);
    for (const text of [limit?.markets, limit?.lines[0], limit?.reasons[0], 'Limits set by us']) expect(mail?.body).toContain(text);
    expect(mail?.body, 'what the audit keeps is not for the player').not.toContain(reason);
  });

  it('a limit notice is unread until its player has acknowledged the page', async () => {
    const { player } = await newcomer();
    const unread = async () =>
      (await player.run<{ account: { unreadLimitNotices: number } }>('{ account { unreadLimitNotices } }')).account.unreadLimitNotices;
    const read = () => player.run('mutation { userAck(ackType: "limits-set-by-us") { succeeded } }');
    expect(await unread()).toBe(0);
    await set(player.playerId);
    await set(player.playerId, { mostStakeCents: 4_000 });
    expect(await unread()).toBe(2);
    await read();
    expect(await unread()).toBe(0);
    await set(player.playerId, { mostStakeCents: 3_000 });
    expect(await unread()).toBe(1);
  });

  it('a player is notified of each change and of the end of a limit once', async () => {
    const { player, email } = await newcomer();
    for (const mostStakeCents of [5_000, 5_000, 4_000, 4_000]) await set(player.playerId, { mostStakeCents });
    expect(await limitsOf(player)).toMatchObject([{ until: null }, { until: expect.any(String), canObject: false }]);
    const { proposalId } = await set(player.playerId, { mostStakeCents: null });
    expect(await limitsOf(player)).toHaveLength(2);
    expect((await confirm(compliance, proposalId ?? '')).status).toBe(200);
    expect(await limitsOf(player)).toMatchObject([{ title: 'We removed your limit', canObject: false }, {}, {}]);
    expect((await mailsTo(email)).map(({ subject }) => subject).toSorted()).toEqual([
      'A limit on your bets',
      'A limit on your bets',
      'We removed your limit',
    ]);
  });

  it('limit changes cannot be edited or deleted, and each names its operator', async () => {
    const { player } = await newcomer();
    await set(player.playerId);
    for (const statement of [sql`UPDATE player_limit_changes SET most_stake = 1`, sql`DELETE FROM player_limit_changes`])
      await expect(statement.execute(db())).rejects.toThrow('history');
    const { history } = await trader.run<TraderLimitsView>('readPlayerLimits', { playerId: player.playerId, reason });
    expect(history).toMatchObject([{ setBy: 'trader@linemaker.test', reason, mostStakeCents: 5_000 }]);
  });

  it("a bet above a trader's limit is refused on its markets alone, by a name that leads to the page", async () => {
    const { player } = await newcomer();
    await player.locate();
    const { home, eventId } = await openMoneyline(server(), 3);
    const { sport } = await db()
      .selectFrom('events')
      .innerJoin('competitions', 'competitions.id', 'events.competition_id')
      .innerJoin('organizations', 'organizations.id', 'competitions.organization_id')
      .select('organizations.sport_id as sport')
      .where('events.id', '=', eventId)
      .executeTakeFirstOrThrow();
    const { id: other } = await db().selectFrom('sports').select('id').where('id', '<>', sport).executeTakeFirstOrThrow();
    await set(player.playerId, { mostStakeCents: 100, sports: [other] });
    expect((await place(player, [straight(home, '101')])).accepted).toBe(true);
    await set(player.playerId, { mostStakeCents: 100, sports: [sport, other] });
    expect((await place(player, [straight(home, '101')])).errors).toMatchObject([{ code: 'player-limit-reached' }]);
  });

  it('removing markets from a limit needs a second operator', async () => {
    const { player } = await newcomer();
    await set(player.playerId, { sports: ['football', 'tennis'] });
    expect((await set(player.playerId, { sports: ['football'] })).proposalId).toMatch(/./);
    const { player: another } = await newcomer();
    await set(another.playerId);
    expect((await set(another.playerId, { mostStakeCents: 1_000, sports: ['football'] })).proposalId).toMatch(/./);
  });
});

describe('the reason of a limit', () => {
  it('the reason of a limit must be a fact that is true of the account and fits the change', async () => {
    const { player } = await newcomer();
    const { playerId } = player;
    expect(await refusal(playerId, { facts: ['won'] })).toMatchObject({
      error: 'input',
      message: expect.stringContaining('do not apply to this account'),
    });
    await set(playerId);
    const old = sql`UPDATE players SET created_at = now() - interval '91 days' WHERE id = ${playerId}`;
    await old.execute(db());
    await player.run(OBJECT, { limitId: (await limitsOf(player))[0]?.id, text: WORDS });
    expect(await refusal(playerId, { mostStakeCents: 4_000, facts: ['objection'] })).toMatchObject({
      error: 'input',
      message: expect.stringContaining('do not justify a lower limit'),
    });
    expect((await set(playerId, { mostStakeCents: 6_000, facts: ['objection', 'grounds-gone'] })).proposalId).toMatch(/./);
  });

  it.each([
    ['no fact', { facts: [] }],
    ['a fact of one’s own words', { facts: ['business reasons'] }],
    ['words of one’s own', { words: 'Trading decision' }],
    ['no market', { sports: [] }],
    ['a market that is none', { sports: ['curling-on-mars'] }],
    ['an amount of nothing', { mostStakeCents: 0 }],
    ['what the law requires, without compliance', { facts: ['required-by-law'] }],
  ])('a limit is refused with a specific error with %s', async (_, more) => {
    const { player } = await newcomer();
    expect(await refusal(player.playerId, more)).toMatchObject({ error: 'input' });
    expect(await limitsOf(player)).toEqual([]);
  });

  it('removing a limit that does not exist is refused without asking for a reason', async () => {
    const { player } = await newcomer();
    expect(await refusal(player.playerId, { mostStakeCents: null })).toMatchObject({ error: 'wrong-state' });
  });

  type Record = { readonly is: string; readonly bets: readonly object[]; readonly facts: readonly string[] };
  const bet = { stake: 1_000n, payout: 0n, amount_source: 'CASH' } as const;
  const nine = Array.from({ length: 9 }, () => bet);
  it.each<Record>([
    { is: 'ten bets that paid a cent more than their stakes', bets: [...nine, { ...bet, payout: 10_001n }], facts: ['won'] },
    { is: 'ten bets that paid their stakes', bets: [...nine, { ...bet, payout: 10_000n }], facts: [] },
    { is: 'nine bets that paid more than their stakes', bets: [...nine.slice(1), { ...bet, payout: 90_001n }], facts: [] },
    {
      is: 'five of ten bets with a reward',
      bets: [...nine.slice(4), ...nine.slice(4).map((one) => ({ ...one, amount_source: 'PROMOTIONAL_CREDIT' }))],
      facts: ['rewards'],
    },
    {
      is: 'four of ten bets with a reward',
      bets: [...nine.slice(3), ...nine.slice(5).map((one) => ({ ...one, amount_source: 'PROMOTIONAL_CREDIT' }))],
      facts: [],
    },
  ])("the facts for a limit are computed from the account's record: $is", async ({ bets, facts }) => {
    const { playerId } = await newPlayer(server());
    await sql`UPDATE players SET created_at = now() - interval '91 days' WHERE id = ${playerId}`.execute(db());
    const now = server().app.deps.ports.now();
    const recent = new Date(now.getTime() - 3_600_000);
    await db()
      .insertInto('bets')
      .values(
        bets.map((each, ordinal) => ({
          ...({
            id: randomUUID(),
            player_id: playerId,
            placement_id: randomUUID(),
            ordinal,
            type: 'STRAIGHT',
            status: 'SETTLED',
            outcome: 'LOSS',
          } as const),
          ...{ currency: 'USD', num: 1n, den: 1n, potential_payout: 2_000n, placed_at: recent, settled_at: recent, geo: '{}' },
          ...(each as typeof bet),
        })),
      )
      .execute();
    expect((await withTransaction(db(), (trx) => recordedFacts(trx, playerId, now))).map(({ fact }) => fact)).toEqual(facts);
  });
});

describe('a limit that the law requires', () => {
  it('a limit required by law needs compliance and a second operator, and no trader changes it', async () => {
    const { player, email } = await newcomer();
    const { facts: _, ...byLaw } = setting(player.playerId);
    expect((await trader.try('setLimitByLaw', byLaw)).json).toMatchObject({ error: 'wrong-role' });
    const { proposalId } = await compliance.run<Proposed>('setLimitByLaw', byLaw);
    expect([proposalId, await limitsOf(player)]).toEqual([expect.any(String), []]);
    expect((await confirm(trader, proposalId ?? '')).status).toBe(200);
    expect(await limitsOf(player)).toMatchObject([{ reasons: ['The law requires this limit.'] }]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await refusal(player.playerId, { mostStakeCents: 100 })).toMatchObject({ error: 'wrong-state' });
  });
});

describe('an objection', () => {
  it("a player's objection is answered once by a trader, on the page and by mail", async () => {
    const { player, email } = await newcomer();
    await set(player.playerId);
    const [limit] = await limitsOf(player);
    expect(await object(player, limit?.id ?? '', `  ${WORDS} `)).toMatchObject({ succeeded: true, userErrors: [] });
    type Open = { readonly objections: readonly { readonly objectionId: string; readonly playerId: string }[] };
    const { objections } = await trader.run<Open>('listLimitObjections');
    const open = objections.find(({ playerId }) => playerId === player.playerId);
    const { history } = await trader.run<TraderLimitsView>('readPlayerLimits', { playerId: player.playerId, reason });
    expect(history[0]?.objection).toMatchObject({ id: open?.objectionId, words: WORDS, answer: null });
    const answer = { objectionId: open?.objectionId, answer: 'We have looked at it again and keep the limit.' };
    expect((await trader.try('answerLimitObjection', { ...answer, answer: ` ${' '.repeat(30)}.` })).json).toMatchObject({ error: 'input' });
    await trader.run('answerLimitObjection', answer);
    expect((await trader.try('answerLimitObjection', answer)).json).toMatchObject({ error: 'wrong-state' });
    expect((await limitsOf(player))[0]).toMatchObject({ canObject: false, objection: { text: WORDS, answer: answer.answer } });
    const answered = (await mailsTo(email)).filter(({ subject }) => subject === 'We answered your objection to a limit');
    expect(answered.map(({ body }) => body.includes(answer.answer))).toEqual([true]);
    expect((await trader.run<Open>('listLimitObjections')).objections.map(({ playerId }) => playerId)).not.toContain(player.playerId);
  });

  it('a player objects once to each limit; a repeated request has the same answer', async () => {
    const { player } = await newcomer();
    await set(player.playerId);
    const [limit] = await limitsOf(player);
    const actionId = `objection-${player.playerId}`.slice(0, 64);
    for (let n = 0; n < 2; n += 1) expect((await object(player, limit?.id ?? '', WORDS, actionId)).succeeded).toBe(true);
    expect(await object(player, limit?.id ?? '', WORDS)).toMatchObject({ succeeded: false, userErrors: [{ field: ['limitId'] }] });
    const all = await Promise.all(Array.from({ length: 5 }, () => object(player, limit?.id ?? '', WORDS)));
    expect(all.filter(({ succeeded }) => succeeded)).toEqual([]);
  });

  it('a player objects only to their own current limit, with a text of allowed length', async () => {
    const [{ player }, { player: other }] = [await newcomer(), await newcomer()];
    await set(player.playerId);
    const [limit] = await limitsOf(player);
    expect((await object(other, limit?.id ?? '', WORDS)).userErrors).toMatchObject([{ field: ['limitId'] }]);
    expect((await object(player, 'nothing', WORDS)).userErrors).toMatchObject([{ field: ['limitId'] }]);
    for (const text of ['', '         .', 'a'.repeat(10_000)])
      expect((await object(player, limit?.id ?? '', text)).userErrors).toMatchObject([{ field: ['text'] }]);
    await set(player.playerId, { mostStakeCents: 100 });
    expect((await object(player, limit?.id ?? '', WORDS)).userErrors, 'another limit has taken its place').toMatchObject([
      { field: ['limitId'] },
    ]);
    expect((await limitsOf(player)).map(({ objection }) => objection)).toEqual([null, null]);
  });
});

describe('a limit older than notices', () => {
  it('a limit older than notices is mailed once when notices start, with its stored reason', async () => {
    const { playerId, email } = await newPlayer(server());
    const words = 'Your bets were too large for this league.';
    await db()
      .insertInto('player_limit_changes')
      .values({
        ...{ id: randomUUID(), player_id: playerId, ordinal: 1, sports: null, most_stake: 100n, reason: words, set_by: 'trader' },
        ...{ facts: JSON.stringify([{ fact: 'earlier-words', words }]), set_at: new Date('2026-05-01T12:00:00Z') },
      })
      .execute();
    const { outbox, tried } = testMails(db());
    const start = () => noticeOldLimits({ db: db(), now: () => new Date(), newId: randomUUID, mail: outbox });
    await Promise.all([start(), start(), start()]);
    await start();
    await outbox.sendDue();
    const own = tried.filter(({ to }) => to === email);
    expect(own).toHaveLength(1);
    for (const text of [words, 'May 1, 2026', 'All sports markets', 'Up to $1.00 on a market']) expect(own[0]?.body).toContain(text);
  });
});
