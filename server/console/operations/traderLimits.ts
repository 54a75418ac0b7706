import {
  answerObjection,
  traderLimitHistory,
  openObjections,
  type TraderLimitChange,
  readTraderLimits,
  recordedFacts,
  setTraderLimits,
  wordsOfLimit,
} from '#server/modules/betting/limits/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import { BY_LAW_LABEL, factLabels } from '#src/shared/console/limitFactLabels.ts';
import type { LimitChangeView } from '#src/shared/console/traderLimits.ts';
import { BY_LAW, CHOSEN_FACTS, type ChosenFact, factInWords, type LimitFact, RELEASES } from '#src/shared/limits/limitFacts.ts';
import { LEAST_ANSWER, MOST_ANSWER } from '#src/shared/limits/objections.ts';
import type { OperatorRole } from '#server/platform/store/schema/console.ts';
import { id, type InputOf, list, matching, nullable, oneOf, reason, text } from '../fields.ts';
import { CONFIRMERS, proposing, reading, readingOfPlayers, type Signed, type Work, writing } from '../operation.ts';
import { planOfSetting } from '../proposals/settings.ts';
import { setterOf } from '../proposals/signatures.ts';
import { Refused } from '../refusal.ts';
import { bigOf, cents, inText, isRaised, type Limits, mostLiabilityCents, mostStakeCents, raised } from './limitAmounts.ts';
import { TRADERS } from './trading.ts';

const COMPLIANCE: readonly OperatorRole[] = ['compliance'];
const MOST_SPORTS = 50;
const MOST_OBJECTIONS = 200;
const input = {
  playerId: id('player'),
  mostStakeCents,
  mostExposureCents: mostLiabilityCents,
  sports: nullable(
    list(
      'Ids of the sports whose markets are limited; null for all markets.',
      matching('Id of a sport.', '^[\\w-]{1,40}$'),
      MOST_SPORTS,
      1,
    ),
  ),
  reason,
} as const;
const facts = list(
  'Facts about the account that the player reads as the reason; each must be true.',
  oneOf('A fact.', CHOSEN_FACTS),
  CHOSEN_FACTS.length,
  1,
);
type Asked = InputOf<typeof input>;
type Chosen = { readonly facts: readonly ChosenFact[] };

export const traderLimitOperations = {
  readPlayerLimits: readingOfPlayers({
    about:
      'Reads the limits set for a player, their history, the player’s objections, and which facts are true of the account now. The look is kept in the audit.',
    roles: TRADERS,
    signatures: 'none',
    input: { playerId: id('player'), reason },
    run: async (work, { playerId, reason: why }) => {
      await mustExist(work, playerId);
      const [history, recorded] = [await traderLimitHistory(work.trx, playerId), await recordedFacts(work.trx, playerId, work.now)];
      const facts = recorded.flatMap((fact) => (isChosen(fact.fact) ? [{ fact: fact.fact, words: factInWords(fact) }] : []));
      const sports = await work.trx.selectFrom('sports').select(['id', 'name']).orderBy('ordinal').execute();
      const value = { playerId, history: history.map(viewOf), facts, sports };
      return { value, subject: `player:${playerId}`, detail: { reason: why } };
    },
  }),

  setPlayerLimits: proposing({
    about:
      'Sets the maximum stake and maximum liability of a player; both null remove the limit. Lower values take effect immediately; a higher value, fewer markets or no limit waits for a second person. Within a minute the player is notified: limit, markets, start, and the facts that are the reason.',
    roles: TRADERS,
    signatures: { twoWhen: 'A limit is raised or taken away, or leaves markets.' },
    confirmedBy: CONFIRMERS,
    input: { ...input, facts },
    plan: async (work, asked, isLocking) => {
      const { before, isFreed, summary } = await changeOf(work, asked, isLocking);
      if (isByLaw(before)) throw new Refused('wrong-state', 'This limit is required by law. Only compliance can change it.');
      await chosenFacts(work, asked, isFreed);
      if (!isFreed) return null;
      const why = asked.facts.map((fact) => factLabels[fact]).join(', ');
      return planOfSetting(`player-limits:${asked.playerId}`, `${summary} ${why}.`, beforeOf(before));
    },
    apply: async (work, asked, signed) => applied(work, asked, signed, await chosenFacts(work, asked, true)),
  }),

  setLimitByLaw: proposing({
    about:
      'Sets or ends a limit on a player that the law requires. Within a minute the player is notified: limit, markets, start, and only that the law requires it.',
    roles: COMPLIANCE,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input,
    plan: async (work, asked, isLocking) => {
      const { before, summary } = await changeOf(work, asked, isLocking);
      return planOfSetting(`player-limits:${asked.playerId}`, `${summary} ${BY_LAW_LABEL}.`, beforeOf(before));
    },
    apply: (work, asked, signed) => applied(work, asked, signed, [{ fact: BY_LAW }]),
  }),

  listLimitObjections: reading({
    about: `Lists up to ${MOST_OBJECTIONS} unanswered objections of players to their limits, oldest first, by id only.`,
    roles: TRADERS,
    signatures: 'none',
    input: {},
    run: async ({ trx }) => ({ value: { objections: await openObjections(trx, MOST_OBJECTIONS) } }),
  }),

  answerLimitObjection: writing({
    about: 'Answers a player’s objection to a limit, once. The player reads the answer on the limits page and by mail. Changes no limit.',
    roles: TRADERS,
    signatures: 'none',
    input: {
      objectionId: id('objection'),
      answer: text('Text that the player reads.', MOST_ANSWER, LEAST_ANSWER),
    },
    run: async ({ trx, operator, now, deps, afterCommit }, { objectionId, answer }) => {
      const words = answer.trim();
      if (words.length < LEAST_ANSWER) throw new Refused('input', `Enter an answer of at least ${LEAST_ANSWER} characters.`);
      const answered = await answerObjection(trx, deps, { objectionId, words, by: operator.email, at: now });
      if (!answered.ok)
        throw answered.refusal === 'unknown'
          ? new Refused('not-found', 'This objection does not exist.')
          : new Refused('wrong-state', 'This objection is already answered.');
      const { playerId, mailId } = answered.value;
      if (mailId !== null) afterCommit(() => deps.mail.sendSoon(mailId));
      return { value: { objectionId }, subject: `player:${playerId}`, detail: { objection: objectionId } };
    },
  }),
} as const;

const CHOSEN: ReadonlySet<string> = new Set(CHOSEN_FACTS);
const isChosen = (fact: string): fact is ChosenFact => CHOSEN.has(fact);
const RELEASING: ReadonlySet<string> = new Set(RELEASES);

type Before = Limits & { readonly sports: readonly string[] | null; readonly facts: readonly LimitFact[] };
const NOTHING: Before = { mostStakeCents: null, mostExposureCents: null, sports: null, facts: [] };

const limitsOf = (asked: Asked): Limits => ({
  mostStakeCents: cents(asked.mostStakeCents),
  mostExposureCents: cents(asked.mostExposureCents),
});
const isNone = ({ mostStakeCents, mostExposureCents }: { readonly [K in keyof Limits]: bigint | number | null }): boolean =>
  mostStakeCents === null && mostExposureCents === null;
const isByLaw = (before: Before): boolean => !isNone(before) && before.facts.some(({ fact }) => fact === BY_LAW);
const beforeOf = (before: Before): object => ({ ...inText(before), sports: before.sports });

/** Throws `Refused` for an unknown player or sport, or if the player neither has nor gets a limit. */
async function changeOf(work: Work, asked: Asked, isLocking: boolean) {
  const { playerId, sports } = asked;
  await mustExist(work, playerId);
  if (isLocking) await lockWallet(work.trx, playerId);
  const row = await readTraderLimits(work.trx, playerId);
  const before = row ? { ...row, mostStakeCents: bigOf(row.most_stake), mostExposureCents: bigOf(row.most_exposure) } : NOTHING;
  if (isNone(before) && isNone(asked)) throw new Refused('wrong-state', 'This player has no limit.');
  const after = limitsOf(asked);
  const summary = `Player ${playerId}: ${raised(before, after)} ${await namesOfSports(work, sports)}`;
  return { before, isFreed: isRaised(before, after) || leavesMarkets(before, asked), summary };
}

function leavesMarkets(before: Before, { sports }: Asked): boolean {
  if (isNone(before) || sports === null) return false;
  return before.sports === null || before.sports.some((sport) => !sports.includes(sport));
}

async function namesOfSports({ trx }: Work, sports: readonly string[] | null): Promise<string> {
  if (sports === null) return 'On all markets.';
  const known = await trx.selectFrom('sports').select(['id', 'name']).where('id', 'in', sports).execute();
  const unknown = sports.filter((sport) => !known.some((one) => one.id === sport));
  if (unknown.length > 0) throw new Refused('input', `There is no such sport: ${unknown.join(', ')}.`);
  return `On markets of ${known.map(({ name }) => name).join(', ')}.`;
}

/** Throws `Refused` if a chosen reason does not apply to the account or does not justify this change. */
async function chosenFacts({ trx, now }: Work, asked: Asked & Chosen, isFreed: boolean): Promise<readonly LimitFact[]> {
  const [recorded, chosen] = [await recordedFacts(trx, asked.playerId, now), new Set<string>(asked.facts)];
  const untrue = asked.facts.filter((fact) => !recorded.some((one) => one.fact === fact));
  if (untrue.length > 0) throw new Refused('input', `These reasons do not apply to this account: ${labelsOf(untrue)}.`);
  const releasing = asked.facts.filter((fact) => RELEASING.has(fact));
  if (!isFreed && releasing.length > 0) throw new Refused('input', `These reasons do not justify a lower limit: ${labelsOf(releasing)}.`);
  return recorded.filter(({ fact }) => chosen.has(fact));
}
const labelsOf = (named: readonly ChosenFact[]): string => named.map((fact) => factLabels[fact]).join(', ');

async function applied(work: Work, { playerId, reason: why, ...asked }: Asked, signed: Signed, reasons: readonly LimitFact[]) {
  const { deps, now, trx } = work;
  const parts = { newId: () => deps.ports.newId(), mail: deps.mail };
  const limits = { mostStakeCents: cents(asked.mostStakeCents), mostExposureCents: cents(asked.mostExposureCents), sports: asked.sports };
  const mailId = await setTraderLimits(trx, parts, { playerId, ...limits, facts: reasons, reason: why, by: setterOf(signed), at: now });
  if (mailId !== null) work.afterCommit(() => deps.mail.sendSoon(mailId));
  return {
    value: { playerId },
    subject: `player:${playerId}`,
    detail: { ...asked, reasons: reasons.map(({ fact }) => fact), reason: why },
  };
}

async function mustExist({ trx }: Work, playerId: string): Promise<void> {
  const player = await trx.selectFrom('players').select('id').where('id', '=', playerId).executeTakeFirst();
  if (!player) throw new Refused('not-found', 'This player does not exist.');
}

const asNumber = (value: bigint | null): number | null => (value === null ? null : Number(value));

function viewOf(change: TraderLimitChange): LimitChangeView {
  const { markets, reasons } = wordsOfLimit(change);
  const { objection } = change;
  return {
    id: change.id,
    mostStakeCents: asNumber(change.mostStakeCents),
    mostExposureCents: asNumber(change.mostExposureCents),
    sports: change.sports?.map((sport) => sport.id) ?? null,
    ...{ markets, reasons, facts: change.facts.map(({ fact }) => fact).filter(isChosen) },
    ...{ reason: change.reason, setBy: change.setBy, setAt: change.setAt.toISOString() },
    objection: objection && {
      id: objection.id,
      words: objection.words,
      madeAt: objection.madeAt.toISOString(),
      answer: objection.answer?.words ?? null,
    },
  };
}
