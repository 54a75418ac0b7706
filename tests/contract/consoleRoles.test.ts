import { describe, expect, it } from 'vitest';
import { operations } from '#server/console/operations/index.ts';
import type { OperatorRole } from '#server/store/consoleSchema.ts';
import { hashPassword } from '#server/identity/index.ts';
import { callConsole, draftWith, type DraftView, OperatorClient, shelf } from '#tests/support/operatorClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const ROLES: readonly OperatorRole[] = ['viewer', 'editor', 'approver', 'compliance', 'trader'];

/** Written out once more, apart from the code: v(iewer) e(ditor) a(pprover) c(ompliance) t(rader). */
const allowed: Readonly<Record<string, string>> = {
  listDrafts: 'veact',
  readDraft: 'veact',
  createDraft: 'eac',
  saveDraft: 'eac',
  draftHistory: 'veact',
  restoreDraftVersion: 'eac',
  rebaseDraft: 'eac',
  duplicateDraft: 'eac',
  discardDraft: 'eac',
  diffDraft: 'veact',
  checkDraft: 'veact',
  approveDraft: 'ac',
  withdrawApproval: 'ac',
  publishDraft: 'ac',
  listPublished: 'veact',
  readRevision: 'veact',
  compareRevisions: 'veact',
  listPublications: 'veact',
  rollback: 'ac',
  takeDown: 'act',
  tellTime: 'veact',
  listReleases: 'veact',
  createRelease: 'ac',
  startRelease: 'ac',
  endRelease: 'ac',
  cancelRelease: 'ac',
  explain: 'veact',
  previewDraft: 'veact',
  previewAddresses: 'veact',
  listKinds: 'veact',
  listSwitches: 'veact',
  switchKind: 'ac',
  switchFlag: 'ac',
  setPlayerSegments: 'ac',
  listQuarantines: 'veact',
  releaseQuarantine: 'ac',
  whatPlayerSaw: 'ac',
  describeHouse: 'veact',
  listOperators: 'veact',
  unlockOperator: 'c',
  readAudit: 'ac',
  verifyAudit: 'ac',
};

describe('who may do what', () => {
  it('is written down for every operation', () => {
    expect(Object.keys(allowed).toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it.each(ROLES)('%s may what is written down, and nothing else', async (role) => {
    const operator = await OperatorClient.as(server(), role);
    for (const [name, letters] of Object.entries(allowed)) {
      // An input that fits no schema: whoever may is told of the input, whoever may not learns nothing of it.
      const { status, json } = await operator.try(name, { nothing: 'of the kind' });
      expect([name, status, json['error']]).toEqual([name, ...(letters.includes(role.charAt(0)) ? [422, 'input'] : [403, 'wrong-role'])]);
    }
  });

  it('nobody who is not logged in may anything', async () => {
    for (const name of [...Object.keys(allowed), 'constructor', 'nothing'])
      expect(await callConsole(server(), `operations/${name}`, {}), name).toMatchObject({ status: 401, json: { error: 'not-logged-in' } });
    expect((await callConsole(server(), 'operations', null)).status).toBe(401);
  });

  it('the list of operations gives the schema of each input', async () => {
    const viewer = await OperatorClient.as(server(), 'viewer');
    const { json } = await callConsole(server(), 'operations', null, viewer.headers);
    const { operations: listed } = json as { operations: readonly { name: string; input: { additionalProperties: boolean } }[] };
    expect(listed.map(({ name }) => name)).toEqual(Object.keys(operations));
    expect(listed.every(({ input }) => !input.additionalProperties)).toBe(true);
  });

  it('names that are no operations are not found', async () => {
    const viewer = await OperatorClient.as(server(), 'viewer');
    for (const name of ['constructor', 'toString', 'nothing']) expect((await viewer.try(name)).status).toBe(404);
  });
});

describe('what belongs to somebody', () => {
  const colleague = async (role: OperatorRole): Promise<OperatorClient> => {
    const email = `second-${role}@linemaker.test`;
    await server()
      .app.deps.db.insertInto('operators')
      .values({
        id: `second-${role}`,
        email,
        name: email,
        role,
        password_hash: await hashPassword('Linemaker-demo-1'),
        created_at: new Date(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return OperatorClient.logIn(server(), email);
  };

  it('a draft is discarded by its owner or compliance, and by nobody else', async () => {
    const [owner, other] = [await OperatorClient.as(server(), 'editor'), await colleague('editor')];
    const approver = await OperatorClient.as(server(), 'approver');
    const { id } = await draftWith(owner, 'promotions', shelf('mine'));
    for (const by of [other, approver])
      expect(await by.try('discardDraft', { draftId: id })).toMatchObject({ status: 403, json: { error: 'not-yours' } });
    const second = await draftWith(owner, 'promotions', shelf('mine-too'));
    const compliance = await OperatorClient.as(server(), 'compliance');
    expect((await compliance.run<DraftView>('discardDraft', { draftId: second.id })).state).toBe('discarded');
    expect((await owner.run<DraftView>('discardDraft', { draftId: id })).state).toBe('discarded');
    expect(await owner.try('discardDraft', { draftId: id })).toMatchObject({ status: 409, json: { error: 'wrong-state' } });
  });

  it.each(['approver', 'compliance'] as const)('%s cannot approve what he has written, or had a hand in', async (role) => {
    const [decider, second, editor] = [
      await OperatorClient.as(server(), role),
      await colleague(role),
      await OperatorClient.as(server(), 'editor'),
    ];
    const own = await draftWith(decider, 'promotions', shelf('own'));
    const approval = { draftId: own.id, contentHash: own.contentHash };
    expect(await decider.try('approveDraft', approval)).toMatchObject({ status: 403, json: { error: 'own-work' } });
    const copy = await editor.run<DraftView>('duplicateDraft', {
      draftId: own.id,
      title: 'Copied',
      brand: '*',
      region: '*',
      environment: 'live',
    });
    const ofCopy = { draftId: copy.id, contentHash: copy.contentHash };
    expect(await decider.try('approveDraft', ofCopy), 'a copy by somebody else is no way around it').toMatchObject({ status: 403 });
    expect((await second.try('approveDraft', approval)).status).toBe(200);
  });

  it('an approval is taken back by who gave it, and by nobody else', async () => {
    const [editor, approver, compliance] = [
      await OperatorClient.as(server(), 'editor'),
      await OperatorClient.as(server(), 'approver'),
      await OperatorClient.as(server(), 'compliance'),
    ];
    const draft = await draftWith(editor, 'promotions', shelf('taken-back'));
    await approver.run('approveDraft', { draftId: draft.id, contentHash: draft.contentHash });
    const input = { draftId: draft.id, reason: 'Second thoughts' };
    expect(await compliance.try('withdrawApproval', input)).toMatchObject({ status: 403, json: { error: 'not-yours' } });
    expect(await approver.run('withdrawApproval', input)).toMatchObject({ isApproved: false, missing: ['second-person'] });
  });
});
