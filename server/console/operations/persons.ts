import { type Decided, joinPersons, keepApart, splitPerson } from '#server/modules/persons/index.ts';
import { listReviews, readPair, readPerson } from '#server/modules/persons/reading/index.ts';
import type { OperatorRole } from '#server/platform/store/schema/console.ts';
import { id, reason } from '../fields.ts';
import { DECIDERS, proposing, reading, readingOfPlayers, type Signed, type Work } from '../operation.ts';
import { planOfSetting } from '../proposals/settings.ts';
import { Refused } from '../refusal.ts';

const MOST = 200;
const COMPLIANCE: readonly OperatorRole[] = ['compliance'];
const playerId = id('player');
const otherId = id('player');

export const personOperations = {
  listPersonReviews: reading({
    about: `Lists up to ${MOST} pairs of accounts that may belong to one person, by id only; pairs that keep a player from playing come first.`,
    roles: DECIDERS,
    signatures: 'none',
    input: {},
    run: async ({ trx }) => ({ value: await listReviews(trx, MOST) }),
  }),

  readPersonReview: readingOfPlayers({
    about: 'Reads both accounts of a pair: names, birth dates, exclusions, what matches, earlier decisions. The look is kept in the audit.',
    roles: DECIDERS,
    signatures: 'none',
    input: { playerId, otherId, reason },
    run: async ({ trx }, { reason: why, ...pair }) => {
      const value = await readPair(trx, pair.playerId, pair.otherId);
      if (!value) throw noSuchPair();
      return { value, subject: `player:${pair.playerId}`, detail: { other: pair.otherId, reason: why } };
    },
  }),

  joinPersons: proposing({
    about:
      'Proposes that both accounts belong to one person: the first one can then only withdraw; exclusions, limits and codes of both count for the person. Can be undone.',
    roles: DECIDERS,
    signatures: 'two',
    confirmedBy: COMPLIANCE,
    input: { playerId, otherId, reason },
    plan: async (work, pair) => {
      const { sides, review } = await mustExist(work, pair);
      const [one, other] = sides;
      if (one?.accounts.includes(pair.otherId)) throw new Refused('wrong-state', 'These accounts are already joined.');
      const summary = `Accounts ${pair.playerId} and ${pair.otherId} belong to the same person. ${pair.playerId} can no longer play.`;
      return planOfSetting(subjectOf(pair), summary, { accounts: [one?.accounts, other?.accounts], review: review?.id ?? null });
    },
    apply: async (work, pair, signed) => done(await joinPersons(partsOf(work), pair, signedBy(signed, pair)), pair),
  }),

  keepApart: proposing({
    about:
      'Proposes that both accounts belong to different people: an account that was waiting may play, and exclusions of one no longer apply to the other. Refused if neither is waiting.',
    roles: DECIDERS,
    signatures: 'two',
    confirmedBy: COMPLIANCE,
    input: { playerId, otherId, reason },
    plan: async (work, pair) => {
      const { review } = await mustExist(work, pair);
      if (!review) throw new Refused('wrong-state', 'These accounts do not need a decision.');
      const summary = `Accounts ${pair.playerId} and ${pair.otherId} belong to different people.`;
      return planOfSetting(subjectOf(pair), summary, { review: review.id });
    },
    apply: async (work, pair, signed) => done(await keepApart(partsOf(work), pair, signedBy(signed, pair)), pair),
  }),

  splitPerson: proposing({
    about:
      'Proposes to separate an account that was joined to a person. Exclusions of either apply to both until they are kept apart or joined again.',
    roles: DECIDERS,
    signatures: 'two',
    confirmedBy: COMPLIANCE,
    input: { playerId, reason },
    plan: async ({ trx }, { playerId: split }) => {
      const person = await readPerson(trx, split);
      if (!person) throw new Refused('not-found', 'This player does not exist.');
      if (!person.isDuplicate) throw new Refused('wrong-state', 'This account is not joined to another one.');
      return planOfSetting(`person:${split}`, `Account ${split} counts as a separate person again.`, { accounts: person.accounts });
    },
    apply: async (work, asked, signed) =>
      done(await splitPerson(partsOf(work), asked.playerId, signedBy(signed, asked)), { playerId: asked.playerId, otherId: null }),
  }),
} as const;

type Pair = { readonly playerId: string; readonly otherId: string };

const noSuchPair = (): Refused => new Refused('not-found', 'One of these players does not exist.');

async function mustExist({ trx }: Work, pair: Pair) {
  const found = await readPair(trx, pair.playerId, pair.otherId);
  if (!found) throw noSuchPair();
  return found;
}

/** Returns the same subject for both orders of a pair, so that the pair has at most one open proposal. */
const subjectOf = ({ playerId: one, otherId: other }: Pair): string => `persons:${[one, other].toSorted().join(':')}`;
const partsOf = ({ trx, now, deps }: Work) => ({ trx, ports: { now: () => now, newId: () => deps.ports.newId() } });
const signedBy = ({ proposer, confirmer }: Signed, { reason: why }: { readonly reason: string }) => ({
  decidedBy: confirmer ? [proposer.email, confirmer.email] : [proposer.email],
  reason: why,
});

function done(decided: Decided, pair: { readonly playerId: string; readonly otherId: string | null }) {
  if (decided === 'unknown') throw noSuchPair();
  if (decided === 'known') throw new Refused('stale', 'Another operator has decided this. Reload and check it again.');
  return { value: { playerId: pair.playerId }, subject: `player:${pair.playerId}`, detail: { other: pair.otherId } };
}
