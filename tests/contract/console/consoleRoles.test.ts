import { describe, expect, it } from 'vitest';
import { operations } from '#server/console/operations/index.ts';
import { colleague } from '#tests/support/consoleThings.ts';
import { callConsole, draftWith, type DraftView, OperatorClient, shelf } from '#tests/support/operatorClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const names = Object.keys(operations);

describe('operations by role', () => {
  it('every operation is refused without a login', async () => {
    for (const name of [...names, 'constructor', 'nothing'])
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

  it('the console does not find an unknown operation', async () => {
    const viewer = await OperatorClient.as(server(), 'viewer');
    for (const name of ['constructor', 'toString', 'nothing']) expect((await viewer.try(name)).status).toBe(404);
  });
});

describe('ownership', () => {
  it('a draft is discarded only by its owner or compliance', async () => {
    const [owner, other] = [await OperatorClient.as(server(), 'editor'), await colleague(server(), 'second-editor', 'editor')];
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

  it.each(['approver', 'compliance'] as const)('%s cannot approve a draft they have worked on', async (role) => {
    const [decider, second, editor] = [
      await OperatorClient.as(server(), role),
      await colleague(server(), `second-${role}`, role),
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

  it('an approval is withdrawn only by the operator who gave it', async () => {
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
