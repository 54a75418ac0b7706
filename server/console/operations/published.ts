import {
  AUTHORED,
  canonicalJson,
  checkForPublish,
  contentHash,
  diffDocuments,
  type DocumentProblem,
  keepRevision,
  lockPlace,
  placeKey,
  playersShown,
  pointerAt,
} from '#server/content/index.ts';
import { documentOf } from '../drafts.ts';
import { hash, id, nullable, place, reason } from '../fields.ts';
import { DECIDERS, EVERYBODY, reading, writing } from '../operation.ts';
import { newerOfBuild } from '../newerBuild.ts';
import { assertMayMove, assertMayPointBack } from '../pointBack.ts';
import { move } from '../publish.ts';
import { noticeToOthers } from '../noticeToOthers.ts';
import { Refused } from '../refusal.ts';
import { withoutNode } from '../takeDown.ts';

const REACH_MS = 3_600_000;

export const publishedOperations = {
  listPublished: reading({
    about:
      'Lists what is published: place, time and person; the newer built-in document where an operator’s one stays; and why a document is not served.',
    roles: EVERYBODY,
    signatures: 'none',
    input: {},
    run: async ({ trx, deps }) => {
      const pointers = await trx.selectFrom('layout_pointers').selectAll().orderBy('surface').orderBy('brand').orderBy('region').execute();
      const newer = await newerOfBuild(trx, pointers);
      const refused = new Map(
        deps.publishing.notServed().map((each) => [`${each.surface} ${each.brand} ${each.region} ${each.hash}`, each]),
      );
      const told = pointers.map(({ moved_by: by, ...pointer }) => ({
        ...pointer,
        operator_id: operatorIn(by),
        newer_hash: newer.get(placeKey(pointer)) ?? null,
        not_served: refused.get(`${pointer.surface} ${pointer.brand} ${pointer.region} ${pointer.hash}`)?.why ?? null,
      }));
      return { value: { pointers: told } };
    },
  }),

  readRevision: reading({
    about: 'Reads a published revision by its hash.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { hash: hash('Hash of the revision.') },
    run: async ({ trx }, input) => {
      const found = await trx.selectFrom('layout_revisions').selectAll().where('hash', '=', input.hash).executeTakeFirst();
      if (!found) throw new Refused('not-found', 'This revision does not exist.');
      return { value: found };
    },
  }),

  compareRevisions: reading({
    about: 'Compares two published revisions, node by node.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { from: hash('Hash of the earlier revision.'), to: hash('Hash of the later revision.') },
    run: async ({ trx }, { from, to }) => {
      const found = await trx.selectFrom('layout_revisions').select(['hash', 'document']).where('hash', 'in', [from, to]).execute();
      const documents = new Map(found.map((revision) => [revision.hash, revision.document]));
      if (!documents.has(from) || !documents.has(to)) throw new Refused('not-found', 'This revision does not exist.');
      return { value: diffDocuments(documents.get(from), documents.get(to)) };
    },
  }),

  listPublications: reading({
    about: 'Lists every publication at a place by an operator or a newer build, newest first.',
    roles: EVERYBODY,
    signatures: 'none',
    input: place,
    run: async ({ trx }, { surface, brand, region, environment }) => {
      const moves = await trx
        .selectFrom('layout_publications')
        .selectAll()
        .where('surface', '=', surface)
        .where('brand', '=', brand)
        .where('region', '=', region)
        .where('environment', '=', environment)
        .orderBy('moved_at', 'desc')
        .limit(200)
        .execute();
      return { value: { moves: moves.map((each) => ({ ...each, operator_id: operatorOf(each) })) } };
    },
  }),

  countReached: reading({
    about: 'Counts the players who saw a surface at a place in the last hour, whom a change would reach. Visitors are not counted.',
    roles: EVERYBODY,
    signatures: 'none',
    input: place,
    run: async ({ trx, now }, where) => ({ value: { players: await playersShown(trx, where, new Date(now.getTime() - REACH_MS)) } }),
  }),

  rollback: writing({
    about:
      'Returns a place to an earlier revision, or to empty if it was empty before. Compliance only, if MANDATORY nodes or responsible gaming change.',
    roles: DECIDERS,
    signatures: 'none',
    input: {
      ...place,
      from: nullable(hash('Hash of the current revision; null if the place is empty.')),
      to: nullable(hash('Hash of the revision to restore; null to empty the place.')),
      reason,
    },
    run: async (work, { from, to, reason: why, ...where }) => {
      await lockPlace(work.trx, where);
      const current = await pointerAt(work.trx, where);
      if (current !== from) throw new Refused('base-moved', 'The published version has changed. Reload and check it again.', { current });
      const stood = await work.trx
        .selectFrom('layout_publications')
        .select('id')
        .where('surface', '=', where.surface)
        .where('brand', '=', where.brand)
        .where('region', '=', where.region)
        .where('environment', '=', where.environment)
        .where((eb) => eb.or([eb('hash', 'is not distinct from', to), eb('previous_hash', 'is not distinct from', to)]))
        .executeTakeFirst();
      if (!stood) throw new Refused('not-found', 'This revision was never published here.');
      await assertMayPointBack(work, where, { from, to });
      const [before, after] = [await documentOf(work.trx, where.surface, from), await documentOf(work.trx, where.surface, to)];
      await move(work, where, { hash: to, previous: from, reason: why });
      await noticeToOthers(work, {
        did: `rolled back ${where.surface} (brand ${where.brand}, region ${where.region}, ${where.environment})`,
        why,
      });
      return {
        value: { ...where, hash: to, changes: diffDocuments(before, after).nodes },
        subject: `place:${where.surface}`,
        detail: { ...where, from, to, reason: why },
      };
    },
  }),

  takeDown: writing({
    about:
      'Removes one node and its contents immediately; one person is enough. MANDATORY nodes can’t be removed; surfaces of responsible gaming are for compliance only.',
    roles: [...DECIDERS, 'trader'],
    signatures: 'none',
    input: { ...place, nodeId: id('node'), reason },
    run: async (work, { nodeId, reason: why, ...where }) => {
      await lockPlace(work.trx, where);
      const previous = await pointerAt(work.trx, where);
      if (previous === null) throw new Refused('not-found', 'Nothing is published here.');
      const before = await documentOf(work.trx, where.surface, previous);
      const document = withoutNode(before, nodeId);
      const problems = newProblems(where.surface, before, document);
      if (problems.length > 0) throw new Refused('checks', 'The surface requires this part, so you can’t take it down.', { problems });
      const next = contentHash(document);
      await keepRevision(work.trx, next, { surface: where.surface, document, author: `operator:${work.operator.id}`, at: work.now });
      await assertMayMove(work, where, { from: previous, to: next });
      await move(work, where, { hash: next, previous, reason: why, urgency: 'IMMEDIATE' });
      return {
        value: { ...where, hash: next, previousHash: previous },
        subject: `place:${where.surface}`,
        detail: { ...where, nodeId, from: previous, to: next, reason: why },
      };
    },
  }),
} as const;

const operatorIn = (movedBy: string): string | null => /^operator:(.+)$/s.exec(movedBy)?.[1] ?? null;

const operatorOf = ({ operator_id: by }: { readonly operator_id: string }): string | null => (by === AUTHORED ? null : by);

/** Returns only new problems of `after`, because existing ones must not block urgent changes. */
function newProblems(surface: string, before: object, after: object): readonly DocumentProblem[] {
  const known = new Set(checkForPublish(surface, before).problems.map(canonicalJson));
  return checkForPublish(surface, after).problems.filter((problem) => !known.has(canonicalJson(problem)));
}
