import { kindsOfWallet } from '#server/content/documents/walletKinds.ts';
import { isGuardedOn } from '#server/content/publish/beforePublish.ts';
import { LEGAL_FAMILIES, NAMES_MAX } from '#src/shared/console/limits.ts';
import { isKindName, kinds } from '#server/kinds/index.ts';
import { GIVEN_BY_SERVER } from '#server/platform/viewer.ts';
import { audienceFields, audienceIn, name } from '../audience.ts';
import { findDraft } from '../drafts.ts';
import { id, list, matching, oneOf, optional, place, reason } from '../fields.ts';
import { DECIDERS, EVERYBODY, reading, type Work, writing } from '../operation.ts';
import { noticeToOthers } from '../noticeToOthers.ts';
import { Refused } from '../refusal.ts';

const kindName = matching('Name of a kind.', '^[A-Z][A-Za-z0-9]{0,63}$');

export const targetingOperations = {
  explain: reading({
    about: 'Explains, node by node, why an audience sees the published document or a draft as it does.',
    roles: EVERYBODY,
    signatures: 'none',
    input: {
      surface: place.surface,
      ...audienceFields,
      draftId: optional(id('draft')),
    },
    run: async ({ trx, deps }, { surface, draftId, ...asked }) => {
      const draft = draftId === undefined ? undefined : (await findDraft(trx, draftId)).document;
      const explanation = await deps.publishing.explain(surface, audienceIn(asked), draft === undefined ? {} : { document: draft });
      if (!explanation) throw new Refused('not-found', 'Nothing is published here for this audience.');
      return { value: explanation };
    },
  }),

  listSwitches: reading({
    about: 'Lists switched kinds and flags, with person and reason.',
    roles: EVERYBODY,
    signatures: 'none',
    input: {},
    run: async ({ trx }) => ({
      value: { switches: await trx.selectFrom('layout_switches').selectAll().orderBy('sort').orderBy('name').execute() },
    }),
  }),

  switchKind: writing({
    about:
      'Turns a kind of node off everywhere (its fallbacks appear immediately), or on again. Compliance only for forms, receipts, money pages and kinds that draw guarded parts, such as the helpline.',
    roles: DECIDERS,
    signatures: 'none',
    input: { kind: kindName, state: oneOf('State: on or off.', ['on', 'off']), reason },
    run: async (work, { kind, state, reason: why }) => {
      if (!isKindName(kind)) throw new Refused('not-found', `There is no kind ${kind}.`);
      const isOwed = LEGAL_FAMILIES.has(kinds[kind].family) || kindsOfWallet.has(kind) || isGuardedKind(work, kind);
      if (isOwed && work.operator.role !== 'compliance') throw new Refused('wrong-role', `Only compliance can switch ${kind}.`);
      await put(work, 'kind', kind, { isOn: state === 'on', why });
      await noticeToOthers(work, { did: `turned ${kind} ${state} for all players`, why });
      return { value: { kind, state }, subject: `kind:${kind}`, detail: { state, reason: why } };
    },
  }),

  switchFlag: writing({
    about: 'Turns a feature flag on or off for all players, immediately.',
    roles: DECIDERS,
    signatures: 'none',
    input: { flag: name, state: oneOf('State: on or off.', ['on', 'off']), reason },
    run: async (work, { flag, state, reason: why }) => {
      await put(work, 'flag', flag, { isOn: state === 'on', why });
      await noticeToOthers(work, { did: `turned the flag ${flag} ${state} for all players`, why });
      return { value: { flag, state }, subject: `flag:${flag}`, detail: { state, reason: why } };
    },
  }),

  setPlayerSegments: writing({
    about: 'Sets the segments of a player. Takes effect with the next access token, within 15 minutes.',
    roles: DECIDERS,
    signatures: 'none',
    input: { playerId: id('player'), segments: list('All of the segments.', name, NAMES_MAX), reason },
    run: async ({ trx }, { playerId, segments, reason: why }) => {
      const given = segments.find((segment) => GIVEN_BY_SERVER.includes(segment));
      if (given !== undefined) throw new Refused('input', `Only the server sets ${given}, through breaks and suspensions.`);
      // Locks the player, so that concurrent changes wait.
      const player = await trx.selectFrom('players').select('id').where('id', '=', playerId).forNoKeyUpdate().executeTakeFirst();
      if (!player) throw new Refused('not-found', 'This player does not exist.');
      await trx.deleteFrom('player_segments').where('player_id', '=', playerId).execute();
      if (segments.length > 0)
        await trx
          .insertInto('player_segments')
          .values(segments.map((segment) => ({ player_id: playerId, segment })))
          .execute();
      return { value: { playerId, segments }, subject: `player:${playerId}`, detail: { segments, reason: why } };
    },
  }),
} as const;

const isGuardedKind = ({ deps }: Work, kind: string): boolean =>
  [...deps.publishing.published()].some(({ surface, nodes }) => nodes.some((node) => node.kind === kind && isGuardedOn(surface, node)));

async function put(
  { trx, operator, now, deps, afterCommit }: Work,
  sort: 'kind' | 'flag',
  switched: string,
  { isOn, why }: { readonly isOn: boolean; readonly why: string },
): Promise<void> {
  const values = { is_on: isOn, operator_id: operator.id, reason: why, switched_at: now };
  await trx
    .insertInto('layout_switches')
    .values({ sort, name: switched, ...values })
    .onConflict((conflict) => conflict.columns(['sort', 'name']).doUpdateSet(values))
    .execute();
  afterCommit(deps.publishing.switched);
}
