import { EVERYTHING, HIDING_SCOPES, SUSPENSION_SCOPES } from '#src/shared/console/suspensions.ts';
import { endSuspensionIn, giveBackIn, listSuspensions, showSuspensions, suspendIn } from '#server/modules/trading/suspensions/index.ts';
import { id, matching, oneOf, optional, reason } from '../fields.ts';
import { CONFIRMERS, EVERYBODY, proposing, reading, writing } from '../operation.ts';
import { planOfSetting } from '../proposals/settings.ts';
import { setterOf } from '../proposals/signatures.ts';
import { Refused } from '../refusal.ts';

const SUSPENDERS = ['trader', 'approver', 'compliance'] as const;
const ID = '^[\\w:.-]{1,200}$';

const REFUSALS = {
  'is-over': () => new Refused('wrong-state', 'The event is finished and takes no bets.'),
  'given-back': () => new Refused('wrong-state', 'This suspension has already ended.'),
  'not-found': () => new Refused('not-found', 'Nothing has this id.'),
  'not-yours': () => new Refused('not-yours', 'Another operator suspended this. Ask them to reopen it.'),
} as const;

export const suspensionOperations = {
  suspend: writing({
    about:
      'Suspends bets and cash outs on a selection, market, event, sport or everything immediately, regardless of the feed, until given back. Anything added below it is suspended, too.',
    roles: SUSPENDERS,
    signatures: 'none',
    input: {
      scope: oneOf('Scope of the suspension.', SUSPENSION_SCOPES),
      target: matching('Id of the selection, market, event or sport; `everything` for everything.', ID),
    },
    run: async (work, { scope, target }) => {
      if ((scope === 'everything') !== (target === EVERYTHING))
        throw new Refused('input', 'The target of everything is `everything`, and of nothing else.');
      const { operator, deps, now } = work;
      const done = await suspendIn(work.trx, { scope, target }, { ...operator, newId: deps.ports.newId(), at: now });
      if (!done.ok) throw REFUSALS[done.refusal]();
      const { suspensionId, isNew, reach } = done.value;
      work.afterCommit(() => showSuspensions(deps, reach));
      return { value: { suspensionId }, subject: `${scope}:${target}`, detail: { suspensionId, isNew } };
    },
  }),

  hide: writing({
    about:
      'Hides a selection, market or event on every page and stops bets on it, regardless of the feed, until given back. Existing bets stay.',
    roles: SUSPENDERS,
    signatures: 'none',
    input: {
      scope: oneOf('Scope of the suspension.', HIDING_SCOPES),
      target: matching('Id of the selection, market or event.', ID),
    },
    run: async (work, { scope, target }) => {
      const { operator, deps, now } = work;
      const by = { ...operator, newId: deps.ports.newId(), at: now };
      const done = await suspendIn(work.trx, { scope, target, isHidden: true }, by);
      if (!done.ok) throw REFUSALS[done.refusal]();
      const { suspensionId, isNew, reach } = done.value;
      work.afterCommit(() => showSuspensions(deps, reach));
      return { value: { suspensionId }, subject: `${scope}:${target}`, detail: { suspensionId, isNew } };
    },
  }),

  giveBack: writing({
    about: 'Ends your own suspension. Whatever the feed or others closed stays closed.',
    roles: SUSPENDERS,
    signatures: 'none',
    input: { suspensionId: id('suspension') },
    run: async (work, { suspensionId }) => {
      const done = await giveBackIn(work.trx, suspensionId, { ...work.operator, at: work.now });
      const { deps } = work;
      if (!done.ok) throw REFUSALS[done.refusal]();
      const { scope, target, reach } = done.value;
      work.afterCommit(() => showSuspensions(deps, reach));
      return { value: { suspensionId }, subject: `${scope}:${target}`, detail: { suspensionId } };
    },
  }),

  endSuspension: proposing({
    about:
      'Proposes to end the suspension of another operator who can’t end it. What the feed or other operators closed stays closed; a suspension by a proposal or held price ends only with that.',
    roles: SUSPENDERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: { suspensionId: id('suspension'), reason },
    plan: async ({ trx }, { suspensionId }) => {
      const live = (await listSuspensions(trx)).find((one) => one.id === suspensionId);
      if (!live) throw REFUSALS['not-found']();
      if (live.proposalId !== null || live.isOfPrice) throw REFUSALS['not-yours']();
      const since = live.at.toISOString();
      return planOfSetting(
        `suspension:${suspensionId}`,
        `${live.name}: no longer ${live.isHidden ? 'hidden' : 'suspended'} by ${live.by}.`,
        since,
      );
    },
    apply: async (work, { suspensionId, reason: why }, signed) => {
      const done = await endSuspensionIn(work.trx, suspensionId, { email: setterOf(signed), at: work.now });
      if (!done.ok) throw REFUSALS[done.refusal]();
      const { scope, target, reach } = done.value;
      work.afterCommit(() => showSuspensions(work.deps, reach));
      return { value: { suspensionId }, subject: `${scope}:${target}`, detail: { suspensionId, reason: why } };
    },
  }),

  listSuspensions: reading({
    about: 'Lists current suspensions with person and time, or those that affect one event; also all sports.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { eventId: optional(matching('Id of the event.', ID)) },
    run: async ({ trx }, { eventId }) => {
      const sports = await trx.selectFrom('sports').select(['id', 'name']).orderBy('ordinal').execute();
      return { value: { suspensions: await listSuspensions(trx, eventId), sports } };
    },
  }),
} as const;
