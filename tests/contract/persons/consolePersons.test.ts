import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonReviewInFull, PersonReviewView } from '#src/shared/console/persons.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { confirm, OperatorClient, TwoPeople } from '#tests/support/operatorClient.ts';
import { joinedAccount, listedPair } from '#tests/support/people/listedPair.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'Both documents were compared';
let approver: OperatorClient;
let compliance: OperatorClient;
let both: TwoPeople;
beforeAll(async () => {
  approver = await OperatorClient.as(server(), 'approver');
  compliance = await OperatorClient.as(server(), 'compliance');
  both = new TwoPeople(approver, compliance);
});

type Listed = { readonly reviews: readonly PersonReviewView[]; readonly count: number };
const listed = async (playerId: string) =>
  (await approver.run<Listed>('listPersonReviews')).reviews.filter((review) => review.playerId === playerId);
const rowOf = (id: string) => server().app.deps.db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const audited = (subject: string) =>
  server().app.deps.db.selectFrom('audit_entries').select('operation').where('subject', '=', subject).execute();

describe('a waiting pair', () => {
  it('a waiting pair is listed by ids only, and reading its names is audited', async () => {
    const pair = await listedPair(server());
    expect(await listed(pair.playerId)).toMatchObject([{ ...pair, strength: 'LIKELY', reasons: ['family'], isBlocking: true }]);
    const { sides, review } = await approver.run<PersonReviewInFull>('readPersonReview', { ...pair, reason });
    expect(sides.map(({ playerId }) => playerId)).toEqual([pair.playerId, pair.otherId]);
    expect(sides[0]?.name).toMatch(/\w+ \w+/);
    expect(review?.playerId).toBe(pair.playerId);
    expect(await audited(`player:${pair.playerId}`)).toEqual([{ operation: 'readPersonReview' }]);
  });

  it('one operator alone does not decide a waiting pair', async () => {
    const pair = await listedPair(server());
    const { proposalId } = await compliance.run<{ proposalId: string }>('keepApart', { ...pair, reason });
    expect(await rowOf(pair.playerId)).toMatchObject({ identity_status: 'PENDING' });
    expect(await confirm(compliance, proposalId)).toMatchObject({ status: 403, json: { error: 'own-work' } });
    expect(await rowOf(pair.playerId)).toMatchObject({ identity_status: 'PENDING', is_waiting: true });
  });

  it('a pair kept apart by two operators lets the waiting account play, and its history names both', async () => {
    const pair = await listedPair(server());
    await both.run('keepApart', { ...pair, reason });
    expect(await rowOf(pair.playerId)).toMatchObject({ identity_status: 'VERIFIED', is_waiting: false });
    expect(await listed(pair.playerId)).toEqual([]);
    const { decisions, review } = await approver.run<PersonReviewInFull>('readPersonReview', { ...pair, reason });
    expect(review).toBeNull();
    expect(decisions).toMatchObject([{ kind: 'APART', decidedBy: ['approver@linemaker.test', 'compliance@linemaker.test'], reason }]);
    expect(await both.try('keepApart', { ...pair, reason })).toMatchObject({ status: 409, json: { error: 'wrong-state' } });
  });

  it('a pair is joined and split by two operators, and no money moves', async () => {
    const pair = await listedPair(server());
    await both.run('joinPersons', { ...pair, reason });
    expect(await rowOf(pair.playerId)).toMatchObject({ person_id: pair.otherId, is_duplicate: true, identity_status: 'REFUSED' });
    expect(await both.try('joinPersons', { ...pair, reason })).toMatchObject({ status: 409, json: { error: 'wrong-state' } });
    await both.run('splitPerson', { playerId: pair.playerId, reason });
    expect(await rowOf(pair.playerId)).toMatchObject({ person_id: pair.playerId, is_duplicate: false, identity_status: 'VERIFIED' });
    expect(await listed(pair.playerId)).toMatchObject([{ origin: 'SPLIT', isBlocking: false }]);
    expect(await ledgerViolations(server().app.deps.db)).toEqual([]);
  });

  it('a pair already decided is not decided again by a second proposal', async () => {
    const pair = await listedPair(server());
    const { proposalId } = await approver.run<{ proposalId: string }>('joinPersons', { ...pair, reason });
    expect(await compliance.try('keepApart', { ...pair, reason })).toMatchObject({ status: 409, json: { error: 'wrong-state' } });
    const answers = await Promise.all([confirm(compliance, proposalId), confirm(compliance, proposalId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const decisions = server().app.deps.db.selectFrom('person_decisions').select('kind').where('player_id', '=', pair.playerId);
    expect(await decisions.execute()).toEqual([{ kind: 'JOIN' }]);
  });
});

it('unknown accounts and names open no pair', async () => {
  const { playerId } = await joinedAccount(server());
  expect(await both.try('joinPersons', { playerId, otherId: 'nobody', reason })).toMatchObject({ status: 404 });
  expect(await both.try('joinPersons', { playerId, otherId: playerId, reason })).toMatchObject({ status: 404 });
  expect(await both.try('splitPerson', { playerId: 'nobody', reason })).toMatchObject({ status: 404 });
  expect(await approver.try('readPersonReview', { playerId, otherId: 'nobody', reason })).toMatchObject({ status: 404 });
});
