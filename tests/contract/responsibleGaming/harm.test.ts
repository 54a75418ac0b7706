import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { computeHarm, currentScore, forgetHarm, noteExclusionVisit } from '#server/modules/responsibleGaming/harm/index.ts';
import { readRecord } from '#server/modules/responsibleGaming/harm/readRecord.ts';
import type { HarmView } from '#src/shared/console/harm.ts';
import { harm, raiseQuickly } from '#tests/support/responsibleGamingThings.ts';
import { sandbox } from '#tests/support/http.ts';
import { OperatorClient, TwoPeople } from '#tests/support/operatorClient.ts';
import { type Credentials, graphql, newPlayer, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'The case of this player';
let compliance: OperatorClient;
beforeAll(async () => {
  compliance = await OperatorClient.as(server(), 'compliance');
});
const deps = () => server().app.deps;
const db = () => deps().db;
const now = () => deps().ports.now();
const ago = (hours: number): Date => new Date(now().getTime() - hours * 3_600_000);
const personOf = async (playerId: string): Promise<string> =>
  (await db().selectFrom('players').select('person_id').where('id', '=', playerId).executeTakeFirstOrThrow()).person_id;
const recordOf = async (playerId: string) => readRecord(db(), await personOf(playerId), now());
const pageOf = (limit: string) =>
  `{ pageLayout(canonicalUrl: "/account/responsible-gaming/${limit}") { slots { node { ... on OwnLimitShelf { item { id } } } } } }`;
/** Computes all harm scores that are due, like the server's job. */
const compute = async (): Promise<void> => {
  while ((await computeHarm(deps())) > 0);
};
const scoresOf = async (playerId: string) =>
  db()
    .selectFrom('harm_scores')
    .select(['points', 'level', 'markers'])
    .where('person_id', '=', await personOf(playerId))
    .orderBy('computed_at')
    .execute();
const casesOf = async (playerId: string) =>
  db()
    .selectFrom('harm_cases')
    .select(['id', 'outcome'])
    .where('person_id', '=', await personOf(playerId))
    .orderBy('opened_at')
    .execute();

/** Returns the length of the token's encrypted segments, which is public. */
const sealedLength = ({ tokens }: PlayerClient): number =>
  (JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString()) as { readonly seg: string }).seg.length;

describe('the harm record', () => {
  it('the harm record has one visit for each day the player opened the self-exclusion page', async () => {
    const player = await PlayerClient.fresh(server());
    await player.run(pageOf('cool-off'));
    await player.run(pageOf('spend/weekly'));
    await graphql(server(), pageOf('self-exclusion'));
    expect((await recordOf(player.playerId)).exclusionVisits).toEqual([]);
    for (let n = 0; n < 3; n += 1) await player.run(pageOf('self-exclusion'));
    expect((await recordOf(player.playerId)).exclusionVisits).toHaveLength(1);
  });

  it('the self-exclusion page is shown even if visits cannot be recorded', async () => {
    const player = await PlayerClient.fresh(server());
    await sql`ALTER TABLE exclusion_page_visits RENAME TO visits_away`.execute(db());
    try {
      type Page = { readonly pageLayout: { readonly slots: readonly { readonly node: { readonly item?: object | null } | null }[] } };
      const { data, errors } = await player.try<Page>(pageOf('self-exclusion'));
      expect(errors).toEqual([]);
      expect(data.pageLayout.slots.some(({ node }) => node?.item)).toBe(true);
    } finally {
      await sql`ALTER TABLE visits_away RENAME TO exclusion_page_visits`.execute(db());
    }
  });

  it('the harm record notes a bet that left less than a dollar, and none that left a dollar', async () => {
    const credentials = await newPlayer(server(), { cents: 1_000 });
    const player = await PlayerClient.logIn(server(), credentials);
    await player.locate();
    const { home } = await openMoneyline(server(), 5);
    expect((await place(player, [straight(home, '800')])).accepted).toBe(true);
    expect((await recordOf(player.playerId)).playedDown).toEqual([]);
    expect((await place(player, [straight(home, '150')])).accepted).toBe(true);
    expect((await recordOf(player.playerId)).playedDown).toHaveLength(1);
  });

  it('the harm record counts overlapping sessions as one time', async () => {
    const { playerId } = await newPlayer(server());
    const at = now();
    const session = (from: number, until: number) => ({
      ...{ id: randomUUID(), player_id: playerId, started_at: new Date(at.getTime() - from * 60_000) },
      ...{ expires_at: at, last_seen_at: new Date(at.getTime() - until * 60_000), ended_at: new Date(at.getTime() - until * 60_000) },
    });
    await db()
      .insertInto('sessions')
      .values([session(120, 60), session(120, 60), session(120, 60), session(90, 30)])
      .execute();
    expect((await readRecord(db(), await personOf(playerId), at)).weeklyMinutes.at(-1)).toBe(90);
  });

  it('the harm record counts visits by day in Eastern time', async () => {
    const { playerId } = await newPlayer(server());
    const visits = async () => (await recordOf(playerId)).exclusionVisits.length;
    const day = new Date(ago(72).toISOString().slice(0, 10)).getTime();
    for (const minutes of [-1, 1]) await noteExclusionVisit(db(), playerId, new Date(day + minutes * 60_000));
    expect(await visits()).toBe(1);
    await noteExclusionVisit(db(), playerId, new Date(day + 24 * 3_600_000 - 60_000));
    expect(await visits()).toBe(2);
  });

  it('the harm record has weekly time over all accounts, breaks, deposits and requested raises', async () => {
    const [{ playerId }, { playerId: second }] = [await newPlayer(server()), await newPlayer(server())];
    // One instant for all sessions, because the recorded weeks end at it.
    const at = now();
    const before = (hours: number): Date => new Date(at.getTime() - hours * 3_600_000);
    await sql`UPDATE players SET person_id = (SELECT person_id FROM players WHERE id = ${playerId}) WHERE id = ${second}`.execute(db());
    const session = (id: string, from: number, minutes: number) => ({
      ...{ id: randomUUID(), player_id: id, started_at: before(from), expires_at: before(from - 24) },
      ...{
        last_seen_at: new Date(before(from).getTime() + minutes * 60_000),
        ended_at: new Date(before(from).getTime() + minutes * 60_000),
      },
    });
    // The last session begins in the previous week and ends in this one.
    await db()
      .insertInto('sessions')
      .values([session(playerId, 30, 90), session(second, 40, 30), session(second, 168.5, 60)])
      .execute();
    const limit = (hours: number, amount: bigint | null) => ({
      ...{
        id: randomUUID(),
        player_id: second,
        limit_type: 'DEPOSIT' as const,
        period: 'DAILY' as const,
        amount,
        needs_confirmation: false,
      },
      ...{ requested_at: before(hours), starts_at: before(hours) },
    });
    await db()
      .insertInto('own_limits')
      .values([limit(100, 5_000n), limit(90, 4_000n), limit(80, 6_000n), limit(10, null)])
      .execute();
    await db()
      .insertInto('exclusions')
      .values({ id: randomUUID(), player_id: second, kind: 'COOL_OFF', starts_at: before(300), ends_at: before(200) })
      .execute();
    const record = await readRecord(db(), await personOf(playerId), at);
    expect([record.weeklyMinutes.length, ...record.weeklyMinutes.slice(-3)]).toEqual([13, 0, 30, 150]);
    const hours = ({ at, before }: { readonly at: Date; readonly before: Date }) =>
      Math.round((at.getTime() - before.getTime()) / 3_600_000);
    expect(record.raises.map(hours)).toEqual([10, 70]);
    expect([record.coolOffs.length, record.selfExclusions.length]).toEqual([1, 0]);
  });
});

describe('the harm score', () => {
  it('a harm score is stored once for the same markers and opens one case at level 2', async () => {
    const player = await PlayerClient.fresh(server());
    await harm(server(), player.playerId);
    await Promise.all([compute(), compute(), compute()]);
    expect(await scoresOf(player.playerId)).toMatchObject([
      { points: 3, level: 2, markers: [{ name: 'cool-offs' }, { name: 'exclusion-visits' }] },
    ]);
    expect(await casesOf(player.playerId)).toHaveLength(1);
    await sql`UPDATE harm_computed SET computed_at = ${ago(48)}`.execute(db());
    await compute();
    expect([(await scoresOf(player.playerId)).length, (await casesOf(player.playerId)).length]).toEqual([1, 1]);
  });

  it('a closed harm case is followed by another only for stronger markers', async () => {
    const player = await PlayerClient.fresh(server());
    await harm(server(), player.playerId);
    await compute();
    const [opened] = await casesOf(player.playerId);
    await compliance.run('closeHarmCase', { caseId: opened?.id, outcome: 'CONTACTED', reason });
    expect((await compliance.try('closeHarmCase', { caseId: opened?.id, outcome: 'NO_HARM', reason })).json).toMatchObject({
      error: 'not-found',
    });
    const again = async (): Promise<number> => {
      await sql`UPDATE harm_computed SET computed_at = ${ago(48)}`.execute(db());
      await compute();
      return (await casesOf(player.playerId)).length;
    };
    expect(await again()).toBe(1);
    for (const hours of [90, 120]) await noteExclusionVisit(db(), player.playerId, ago(hours));
    expect(await again()).toBe(2);
  });

  it('a closed harm case is not followed by another for fewer markers', async () => {
    const player = await PlayerClient.fresh(server());
    await harm(server(), player.playerId);
    for (const hours of [90, 120]) await noteExclusionVisit(db(), player.playerId, ago(hours));
    const computeAgain = async (): Promise<number> => {
      await sql`UPDATE harm_computed SET computed_at = ${ago(48)}`.execute(db());
      await compute();
      return (await casesOf(player.playerId)).length;
    };
    expect(await computeAgain()).toBe(1);
    expect((await scoresOf(player.playerId)).at(-1)).toMatchObject({ points: 4, level: 2 });
    await compliance.run('closeHarmCase', { caseId: (await casesOf(player.playerId))[0]?.id, outcome: 'NO_HARM', reason });
    await sql`DELETE FROM exclusion_page_visits WHERE player_id = ${player.playerId} AND visited_at < ${ago(80)}`.execute(db());
    expect(await computeAgain()).toBe(1);
    expect((await scoresOf(player.playerId)).at(-1)).toMatchObject({ points: 3, level: 2 });
    await raiseQuickly(server(), player.playerId);
    expect(await computeAgain(), 'another marker').toBe(2);
  });

  it('open harm cases are listed by the current score', async () => {
    const player = await PlayerClient.fresh(server());
    await harm(server(), player.playerId);
    await compute();
    for (const hours of [90, 120]) await noteExclusionVisit(db(), player.playerId, ago(hours));
    await raiseQuickly(server(), player.playerId);
    await sql`UPDATE harm_computed SET computed_at = ${ago(48)}`.execute(db());
    await compute();
    const { cases } = await compliance.run<{ cases: readonly { playerId: string; level: number }[] }>('listHarmCases');
    expect(cases.find(({ playerId }) => playerId === player.playerId)).toMatchObject({ level: 3 });
    expect(cases.map(({ level }) => level)).toEqual(cases.map(({ level }) => level).toSorted((a, b) => b - a));
  });

  it('a harm case stays when its account is joined to another, and is listed under it', async () => {
    const [joined, kept] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    await harm(server(), joined.playerId);
    await compute();
    const [before] = await casesOf(joined.playerId);
    const both = new TwoPeople(await OperatorClient.as(server(), 'approver'), compliance);
    await both.run('joinPersons', { playerId: joined.playerId, otherId: kept.playerId, reason });
    const { cases } = await compliance.run<{ cases: readonly { caseId: string; playerId: string }[] }>('listHarmCases');
    expect(cases.find(({ caseId }) => caseId === before?.id)).toMatchObject({ playerId: kept.playerId });
    const file = await compliance.run<HarmView>('readHarm', { playerId: kept.playerId, reason });
    expect(file.cases.map(({ id }) => id)).toEqual([before?.id]);
    expect(file.scores).toMatchObject([{ level: 2 }]);
    await compliance.run('closeHarmCase', { caseId: before?.id, outcome: 'NO_HARM', reason });
  });

  it('a person without markers has no harm score and no case', async () => {
    const player = await PlayerClient.fresh(server());
    await compute();
    expect([await scoresOf(player.playerId), await casesOf(player.playerId)]).toEqual([[], []]);
    expect(await currentScore(db(), await personOf(player.playerId), now())).toEqual({ points: 0, level: 0, markers: [] });
  });

  it('a harm score loses its markers and visits after 13 months, but stays with its case', async () => {
    const player = await PlayerClient.fresh(server());
    await harm(server(), player.playerId);
    await compute();
    const later = (months: number): Date => {
      const at = now();
      at.setUTCMonth(at.getUTCMonth() + months);
      return at;
    };
    await forgetHarm(db(), later(12));
    expect((await scoresOf(player.playerId))[0]?.markers).toHaveLength(2);
    await forgetHarm(db(), later(14));
    expect(await scoresOf(player.playerId)).toEqual([{ points: 3, level: 2, markers: null }]);
    expect(await casesOf(player.playerId)).toHaveLength(1);
    expect((await recordOf(player.playerId)).exclusionVisits).toEqual([]);
  });
});

describe('harm level 2', () => {
  it('a player at harm level 2 is offered nothing, keeps owned rewards and is not limited', async () => {
    const credentials = await sandbox<Credentials>(server(), 'players', { hasRewards: true });
    const before = await PlayerClient.logIn(server(), credentials);
    type Menu = { readonly accountMenu: { readonly availableFreeBets: number }; readonly onboardingPromotion: object | null };
    const menu = (who: PlayerClient) => who.run<Menu>('{ accountMenu { availableFreeBets } onboardingPromotion { id } }');
    const { accountMenu: owned } = await menu(before);
    expect(owned.availableFreeBets).toBeGreaterThan(0);
    await harm(server(), credentials.playerId);
    await compute();
    expect(await menu(before)).toMatchObject({ accountMenu: owned });
    const player = await PlayerClient.logIn(server(), credentials);
    const suspended = await newPlayer(server());
    await sandbox(server(), 'account', { email: suspended.email, restricted: true });
    expect(sealedLength(player), 'the token says no more than that of a suspended player').toBe(
      sealedLength(await PlayerClient.logIn(server(), suspended)),
    );
    expect(await menu(player)).toEqual({ accountMenu: owned, onboardingPromotion: null });
    await player.locate();
    const { home } = await openMoneyline(server(), 6);
    const { account } = await player.run<{ account: { saferPlayNotice: { ackType: string } } }>(
      '{ account { saferPlayNotice { ackType } } }',
    );
    await player.run('mutation ($ackType: String!) { userAck(ackType: $ackType) { succeeded } }', account.saferPlayNotice);
    expect((await place(player, [straight(home, '200')])).accepted).toBe(true);
    const slip = await player.run<{ betslip: object }>(
      `mutation ($id: ID!, $num: Long!, $den: Long!) { addMarketSelection(input: { selectionId: $id, oddsNumerator: $num, oddsDenominator: $den }) { straight { draftBetEventGroupings { draftBets { availableFreeBets { rawId } } } } } }`,
      { id: home.id, num: home.num, den: home.den },
    );
    expect(JSON.stringify(slip)).toContain('rawId');
  });

  it('a player at harm level 2 is mailed once, and again when the level rises', async () => {
    const credentials = await newPlayer(server());
    await PlayerClient.logIn(server(), credentials);
    const mails = async () =>
      (
        await sandbox<{ readonly mails: readonly { readonly subject: string; readonly body: string }[] }>(server(), 'mail', {
          to: credentials.email,
        })
      ).mails;
    const written = async () => {
      await compute();
      await deps().mail.sendDue();
      return (await mails()).filter(({ subject }) => subject === 'About your play');
    };
    expect(await written()).toEqual([]);
    await harm(server(), credentials.playerId);
    await sql`UPDATE harm_computed SET computed_at = ${ago(48)}`.execute(db());
    const [mail, ...others] = await written();
    expect(others).toEqual([]);
    expect(mail?.body).toContain('You started 3 breaks in 90 days.');
    await sql`UPDATE harm_computed SET computed_at = ${ago(48)}`.execute(db());
    expect(await written()).toHaveLength(1);
  });
});

describe('access to harm data', () => {
  it('harm data is read only by compliance, with a reason, and each access is audited', async () => {
    const player = await PlayerClient.fresh(server());
    const { playerId } = player;
    await harm(server(), playerId);
    await compute();
    for (const role of ['viewer', 'editor', 'approver', 'trader'] as const) {
      const other = await OperatorClient.as(server(), role);
      expect((await other.try('readHarm', { playerId, reason })).json).toMatchObject({ error: 'wrong-role' });
      expect((await other.try('listHarmCases')).json).toMatchObject({ error: 'wrong-role' });
    }
    const { cases } = await compliance.run<{ cases: readonly { playerId: string; level: number }[] }>('listHarmCases');
    expect(cases.find((one) => one.playerId === playerId)).toMatchObject({ level: 2 });
    const file = await compliance.run<HarmView>('readHarm', { playerId, reason });
    expect(file.now).toMatchObject({ points: 3, level: 2 });
    expect(file.now.markers.map(({ words }) => words)).toEqual([
      'You started 3 breaks in 90 days.',
      'On 2 of the last 30 days you opened the self-exclusion page and did not choose an option.',
    ]);
    type Audit = { readonly entries: readonly { readonly operation: string; readonly subject: string; readonly detail: object }[] };
    const { entries } = await compliance.run<Audit>('readAudit', { limit: 20 });
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ operation: 'readHarm', subject: `player:${playerId}`, detail: { reason } }),
        expect.objectContaining({ operation: 'listHarmCases' }),
      ]),
    );
    expect((await compliance.try('readHarm', { playerId: 'nobody', reason })).json).toMatchObject({ error: 'not-found' });
  });
});
