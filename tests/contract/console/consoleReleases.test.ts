import { describe, expect, it } from 'vitest';
import { advanceReleases } from '#server/console/index.ts';
import { instantsOf } from '#server/platform/dates/zonedTime.ts';
import { beforeTransactionsOf } from '#tests/support/overtaken.ts';
import { hashShown } from '#tests/support/layouts.ts';
import { approve, draftWith, type DraftView, OperatorClient, publish, shelf, withShelf } from '#tests/support/operatorClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const ZONE = 'America/New_York';
/** In this zone, clocks change on the second Sunday of March and the first Sunday of November. */
const year = new Date().getUTCFullYear() + 1;
const sunday = (month: number, nth: number): string => {
  const first = new Date(Date.UTC(year, month, 1));
  const day = 1 + ((7 - first.getUTCDay()) % 7) + 7 * (nth - 1);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
};
const [forward, back] = [sunday(2, 2), sunday(10, 1)];
const at = (local: string, which = 0): Date => instantsOf(local, ZONE)[which] ?? new Date(Number.NaN);

type ReleaseView = {
  readonly id: string;
  readonly state: string;
  readonly failure: string | null;
  readonly starts: { readonly at: string; readonly words: string };
  readonly items: readonly { readonly previousHash: string | null }[];
};
type Team = { readonly editor: OperatorClient; readonly approver: OperatorClient; readonly compliance: OperatorClient };
const team = async (): Promise<Team> => ({
  editor: await OperatorClient.as(server(), 'editor'),
  approver: await OperatorClient.as(server(), 'approver'),
  compliance: await OperatorClient.as(server(), 'compliance'),
});
const current = (surface: string): string | null => hashShown(server().app.deps.layouts, surface);
const clockAt = (now: Date): Promise<number> => {
  const { deps } = server().app;
  return advanceReleases({ ...deps, ports: { ...deps.ports, now: () => now } });
};
const stateOf = async ({ approver }: Team, id: string): Promise<ReleaseView> => {
  const { releases } = await approver.run<{ releases: readonly ReleaseView[] }>('listReleases');
  const found = releases.find((release) => release.id === id);
  if (!found) throw new Error(`no release ${id}`);
  return found;
};

async function approved({ editor, approver }: Team, surface: string, id: string): Promise<DraftView> {
  const draft = await draftWith(editor, surface, shelf(id));
  await approve(approver, draft);
  return draft;
}
const input = (drafts: readonly DraftView[], more: object = {}): object => ({
  title: 'The big weekend',
  environment: 'live',
  zone: ZONE,
  starts: { local: `${year}-06-01T09:00` },
  ends: { local: `${year}-06-02T09:00` },
  drafts: drafts.map(({ id, contentHash }) => ({ draftId: id, contentHash })),
  ...more,
});

describe('a release', () => {
  it('a release publishes all its documents at its start and restores the previous ones at its end', async () => {
    const all = await team();
    const before = { promotions: current('promotions'), live: current('live') };
    const drafts = [await approved(all, 'promotions', 'weekend-a'), await approved(all, 'live', 'weekend-b')];
    const { id } = await all.approver.run<ReleaseView>('createRelease', input(drafts));
    expect(await clockAt(new Date(at(`${year}-06-01T09:00`).getTime() - 1)), 'a moment early').toBe(0);
    expect(current('promotions')).toBe(before.promotions);
    expect(await clockAt(at(`${year}-06-01T09:00`))).toBe(1);
    expect([current('promotions'), current('live')]).toEqual(drafts.map(({ contentHash }) => contentHash));
    expect((await stateOf(all, id)).items.map(({ previousHash }) => previousHash)).toEqual([before.promotions, before.live]);
    expect(await clockAt(at(`${year}-06-01T09:00`)), 'it starts once').toBe(0);
    expect(await clockAt(at(`${year}-06-02T09:00`))).toBe(1);
    expect({ promotions: current('promotions'), live: current('live') }).toEqual(before);
    expect(await stateOf(all, id)).toMatchObject({ state: 'ended' });
  });

  it('a release starts as a whole or not at all', async () => {
    const all = await team();
    const before = { casino: current('casino'), live: current('live') };
    const [first, second] = [await approved(all, 'casino', 'whole-a'), await approved(all, 'live', 'whole-b')];
    const { id } = await all.approver.run<ReleaseView>('createRelease', input([first, second]));
    await all.editor.run('saveDraft', { draftId: second.id, version: 2, document: withShelf(second.document, shelf('late')) });
    expect(await clockAt(at(`${year}-06-01T10:00`))).toBe(0);
    expect({ casino: current('casino'), live: current('live') }).toEqual(before);
    expect(await stateOf(all, id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('changed') });
    expect((await all.editor.run<DraftView>('readDraft', { draftId: first.id })).state, 'the other draft can be used again').toBe('open');
  });

  it('a release whose end has passed cannot be started, by hand or by the clock', async () => {
    const all = await team();
    const draft = await approved(all, 'promotions', 'expired');
    const { id } = await all.approver.run<ReleaseView>('createRelease', input([draft]));
    expect(await clockAt(at(`${year}-06-02T09:00`)), 'the server slept through it').toBe(0);
    expect(await stateOf(all, id)).toMatchObject({ state: 'expired', failure: expect.stringContaining('Its end has passed') });
    expect(current('promotions')).not.toBe(draft.contentHash);
    expect(await all.approver.try('startRelease', { releaseId: id, reason: 'Right now' })).toMatchObject({
      json: { error: 'wrong-state' },
    });
    const past = input([draft], { starts: { local: '2020-01-01T09:00' }, ends: { local: '2020-01-02T09:00' } });
    expect(await all.approver.try('createRelease', past)).toMatchObject({ status: 422, json: { error: 'time' } });
  });

  it('the end of a release leaves alone what was published over it', async () => {
    const all = await team();
    const draft = await approved(all, 'promotions', 'overtaken');
    const { id } = await all.approver.run<ReleaseView>('createRelease', input([draft]));
    await all.approver.run('startRelease', { releaseId: id, reason: 'A little early' });
    const over = await approved(all, 'promotions', 'over-it');
    await publish(all.approver, over);
    const { kept } = await all.approver.run<{ kept: readonly object[] }>('endRelease', { releaseId: id, reason: 'Enough' });
    expect(kept).toMatchObject([{ surface: 'promotions' }]);
    expect(current('promotions')).toBe(over.contentHash);
  });

  it('the end of a release empties a place that had no document before', async () => {
    const all = await team();
    const draft = await draftWith(all.editor, 'sport', shelf('for-one-brand'), { brand: 'tsb' });
    await approve(all.approver, draft);
    const below = current('sport');
    const { id } = await all.approver.run<ReleaseView>('createRelease', input([draft]));
    await all.approver.run('startRelease', { releaseId: id, reason: 'It is time' });
    expect(current('sport')).toBe(draft.contentHash);
    await all.approver.run('endRelease', { releaseId: id, reason: 'Done' });
    expect(current('sport')).toBe(below);
  });

  it('a release is cancelled before its start only by its planner or by compliance', async () => {
    const all = await team();
    const draft = await approved(all, 'casino', 'called-off');
    const { id } = await all.compliance.run<ReleaseView>('createRelease', input([draft]));
    const call = { releaseId: id, reason: 'Not this one' };
    expect(await all.approver.try('cancelRelease', call)).toMatchObject({ status: 403, json: { error: 'not-yours' } });
    expect(await all.compliance.run('cancelRelease', call)).toMatchObject({ state: 'cancelled' });
    expect(await all.compliance.try('cancelRelease', call)).toMatchObject({ json: { error: 'wrong-state' } });
    expect(await clockAt(at(`${year}-06-01T12:00`))).toBe(0);
  });

  it('a release needs approved drafts, each for its own place, and no other release at that time', async () => {
    const all = await team();
    const unapproved = await draftWith(all.editor, 'live', shelf('not-yet'));
    expect(await all.approver.try('createRelease', input([unapproved]))).toMatchObject({ json: { error: 'not-approved' } });
    const [one, two] = [await approved(all, 'live', 'same-a'), await approved(all, 'live', 'same-b')];
    expect(await all.approver.try('createRelease', input([one, two]))).toMatchObject({ json: { error: 'input' } });
    expect(await all.approver.try('createRelease', input([{ ...one, contentHash: 'b'.repeat(64) }]))).toMatchObject({
      json: { error: 'stale' },
    });
    const { id } = await all.approver.run<ReleaseView>('createRelease', input([one]));
    expect(await all.approver.try('createRelease', input([two]))).toMatchObject({
      json: { error: 'wrong-state', details: { releaseId: id } },
    });
    const later = { starts: { local: `${year}-07-01T09:00` }, ends: { local: `${year}-07-02T09:00` } };
    expect((await all.approver.try('createRelease', input([two], later))).status).toBe(200);
  });

  it('a release that two processes find due is started once', async () => {
    const all = await team();
    const draft = await approved(all, 'live', 'found-by-two');
    const { id } = await all.approver.run<ReleaseView>(
      'createRelease',
      input([draft], { starts: { local: `${year}-08-01T09:00` }, ends: undefined }),
    );
    const { deps } = server().app;
    const ports = { ...deps.ports, now: () => at(`${year}-08-01T09:00`) };
    // Another process starts the release between this process's query and transaction.
    const others: Promise<number>[] = [];
    const db = beforeTransactionsOf(deps.db, () => (others[0] ??= advanceReleases({ ...deps, ports })));
    expect(await advanceReleases({ ...deps, ports, db })).toBe(0);
    expect(await Promise.all(others)).toEqual([1]);
    expect(await stateOf(all, id)).toMatchObject({ state: 'started', failure: null });
    expect(current('live')).toBe(draft.contentHash);
    const { entries } = await all.approver.run<{ entries: readonly { subject: string }[] }>('readAudit', { limit: 5 });
    expect(entries.filter(({ subject }) => subject === `release:${id}`)).toHaveLength(2);
    await all.approver.run('endRelease', { releaseId: id, reason: 'Makes room' });
  });

  it('a release that fails while an operator cancels it is cancelled', async () => {
    const all = await team();
    const draft = await approved(all, 'live', 'failing-too-late');
    const { id } = await all.approver.run<ReleaseView>('createRelease', input([draft]));
    await all.editor.run('saveDraft', { draftId: draft.id, version: 2, document: withShelf(draft.document, shelf('edited')) });
    const { deps } = server().app;
    let looked = 0;
    const db = beforeTransactionsOf(deps.db, async () => {
      looked += 1;
      if (looked === 2) await all.approver.run('cancelRelease', { releaseId: id, reason: 'Never mind' });
    });
    const ports = { ...deps.ports, now: () => at(`${year}-06-01T09:00`) };
    expect(await advanceReleases({ ...deps, ports, db })).toBe(0);
    expect(await stateOf(all, id)).toMatchObject({ state: 'cancelled', failure: null });
  });

  it('a release is checked against every other release of its places', async () => {
    const all = await team();
    const without = async (id: string, local: string): Promise<ReleaseView> =>
      all.approver.run<ReleaseView>('createRelease', input([await approved(all, 'casino', id)], { starts: { local }, ends: undefined }));
    const first = await without('no-end', `${year}-06-01T09:00`);
    await all.approver.run('startRelease', { releaseId: first.id, reason: 'It is over by then' });
    const planned = await all.approver.run<ReleaseView>(
      'createRelease',
      input([await approved(all, 'casino', 'with-an-end')], {
        starts: { local: `${year}-06-10T09:00` },
        ends: { local: `${year}-06-20T09:00` },
      }),
    );
    const between = input([await approved(all, 'casino', 'between')], {
      starts: { local: `${year}-06-12T09:00` },
      ends: { local: `${year}-06-13T09:00` },
    });
    expect(await all.approver.try('createRelease', between)).toMatchObject({
      json: { error: 'wrong-state', details: { releaseId: planned.id } },
    });
    await all.approver.run('cancelRelease', { releaseId: planned.id, reason: 'Makes room' });
  });

  it("a release is audited, as the system's where the clock acted", async () => {
    const { approver } = await team();
    const { entries } = await approver.run<{ entries: readonly { operation: string; actor: string }[] }>('readAudit', { limit: 200 });
    expect(entries.find(({ operation }) => operation === 'releaseByClock')).toMatchObject({
      actor: 'system',
      subject: expect.stringMatching(/^release:/),
    });
    expect(entries.find(({ operation }) => operation === 'releaseFailed')).toMatchObject({ detail: { code: expect.any(String) } });
    expect(await approver.run('verifyAudit')).toMatchObject({ fault: null });
  });
});

describe('a clock change', () => {
  it('a local time that does not exist is refused, and one that occurs twice must be told apart', async () => {
    const { approver } = await team();
    expect(await approver.try('tellTime', { zone: ZONE, local: `${forward}T02:30` })).toMatchObject({
      status: 422,
      json: { error: 'time' },
    });
    expect(await approver.try('tellTime', { zone: ZONE, local: `${back}T01:30` })).toMatchObject({
      json: { error: 'time', details: { first: expect.stringContaining('UTC−04:00'), second: expect.stringContaining('UTC−05:00') } },
    });
    const second = await approver.run('tellTime', { zone: ZONE, local: `${back}T01:30`, which: 'second' });
    expect(second).toMatchObject({ at: `${back}T06:30:00.000Z` });
    expect(await approver.try('tellTime', { zone: 'Mars/Olympus', local: `${back}T12:00` })).toMatchObject({ json: { error: 'time' } });
  });

  it('a release over a clock change lasts as long as its instants say', async () => {
    const all = await team();
    const draft = await approved(all, 'casino', 'in-the-night');
    const { id, starts } = await all.approver.run<ReleaseView>(
      'createRelease',
      input([draft], { starts: { local: `${back}T01:30`, which: 'first' }, ends: { local: `${back}T01:30`, which: 'second' } }),
    );
    expect(starts).toMatchObject({ at: `${back}T05:30:00.000Z`, words: expect.stringContaining('01:30 in America/New_York (UTC−04:00)') });
    const before = current('casino');
    expect(await clockAt(at(`${back}T01:30`, 0))).toBe(1);
    expect(current('casino')).toBe(draft.contentHash);
    expect(await clockAt(new Date(at(`${back}T01:30`, 1).getTime() - 1))).toBe(0);
    expect(await clockAt(at(`${back}T01:30`, 1))).toBe(1);
    expect(current('casino')).toBe(before);
    expect(await stateOf(all, id)).toMatchObject({ state: 'ended' });
  });

  it('a release whose end is before its start is refused, also when local time says otherwise', async () => {
    const all = await team();
    const draft = await approved(all, 'casino', 'backwards');
    const ends = { local: `${back}T01:30`, which: 'first' };
    expect(
      await all.approver.try('createRelease', input([draft], { starts: { local: `${back}T01:10`, which: 'second' }, ends })),
    ).toMatchObject({
      status: 422,
      json: { error: 'time', message: 'The end must be after the start.' },
    });
    expect((await all.editor.try('createRelease', input([draft]))).status).toBe(403);
  });
});
