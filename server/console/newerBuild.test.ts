import { describe, expect, it } from 'vitest';
import { useTestStore } from '#tests/support/store.ts';
import { AUTHORED, contentHash, hashOfBuild, keepRevision, placeKey } from '#server/content/index.ts';
import { newerOfBuild } from './newerBuild.ts';

const database = useTestStore();
const at = new Date('2026-11-21T12:00:00.000Z');
const HOME = { surface: 'home', brand: '*', region: '*', environment: 'live' };
const ofBuild = hashOfBuild(HOME) ?? '';
const told = (moved_by: string, changes: Partial<typeof HOME & { hash: string }> = {}) =>
  database()
    .db.transaction()
    .execute((trx) => newerOfBuild(trx, [{ ...HOME, hash: 'f'.repeat(64), moved_by, ...changes }]));

describe('a newer document of the build', () => {
  it('a newer document of the build is offered where an operator’s document is live', async () => {
    expect(ofBuild).toMatch(/^[\da-f]{64}$/);
    expect([...(await told('operator:approver'))]).toEqual([[placeKey(HOME), ofBuild]]);
  });

  it.each([
    ['came with a build itself', AUTHORED, {}],
    ['is the same', 'operator:approver', { hash: ofBuild }],
    ['is of staging', 'operator:approver', { environment: 'staging' }],
    ['is of a place of which the build has nothing', 'operator:approver', { region: 'US-NJ' }],
  ])('no newer document of the build is offered if the live one %s', async (_, by, changes) => {
    expect((await told(by, changes)).size).toBe(0);
  });

  it('a document of the build that was live before is no longer offered', async () => {
    const { db } = database();
    const own = { title: 'Ours' };
    await keepRevision(db, contentHash(own), { surface: 'home', document: own, author: 'operator:approver', at });
    await keepRevision(db, ofBuild, { surface: 'home', document: { title: 'Its own' }, author: AUTHORED, at });
    const move = { id: 'one', hash: contentHash(own), previous_hash: ofBuild, operator_id: 'approver', reason: 'why', moved_at: at };
    await db
      .insertInto('layout_publications')
      .values({ ...HOME, brand: 'alpha', ...move })
      .execute();
    expect((await told('operator:approver')).size, 'at another place').toBe(1);
    await db
      .insertInto('layout_publications')
      .values({ ...HOME, ...move, id: 'two' })
      .execute();
    expect((await told('operator:approver')).size).toBe(0);
  });
});
