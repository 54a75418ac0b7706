import { isWhole } from '#src/shared/offers/document.ts';
import type { OfferView } from '#src/shared/console/offers.ts';
import { termsOf } from '#src/shared/offers/terms.ts';
import { type DryRun, dryRun, lastDays } from '#server/modules/offers/dryRun/index.ts';
import { isRunning } from '#server/modules/offers/rules/index.ts';
import { namesOf } from '#server/modules/offers/shown/index.ts';
import {
  allOffers,
  findOffer,
  offerFigures,
  offerUptake,
  putInForce,
  type OfferRecord,
  stopOffer,
} from '#server/modules/offers/versions/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { oneOf, reason } from '../../fields.ts';
import { CONFIRMERS, EVERYBODY, proposing, reading, SIGNERS, type Work, writing } from '../../operation.ts';
import { planOfSetting } from '../../proposals/settings.ts';
import { setterOf } from '../../proposals/signatures.ts';
import { Refused } from '../../refusal.ts';
import { document, offerId } from './fields.ts';
import { problemsOf, publishable, warningsOf, worstCostOf } from './judge.ts';

export const offerOperations = {
  listOffers: reading({
    about: 'Lists offers with their words, what they cost, and how many players take part.',
    roles: EVERYBODY,
    signatures: 'none',
    input: {},
    run: async ({ trx, now, deps }) => {
      const figures = await offerFigures(trx, now);
      const offers = (await allOffers(trx)).flatMap((offer) => {
        const found = figures.get(offer.id);
        if (!found) return [];
        const { id: _, confirmedBy, stoppedBy, players, usedCents, ...awards } = found;
        const { document: terms, version, hash } = offer;
        return {
          ...{ document: terms, version, hash, terms: termsOf(terms, namesOf(terms, deps.catalogue)), state: stateOf(offer, now) },
          ...{ confirmedBy, stoppedBy, players, usedCents, awards, awardedCents: Number(offer.awardedCents) },
        };
      });
      return { value: { offers } };
    },
  }),

  readOffer: reading({
    about:
      'Reads how an offer is used: who opted in, qualified, got and used awards, what they cost by the ledger, and accounts that deserve a look.',
    roles: SIGNERS,
    signatures: 'none',
    input: { offerId },
    run: async ({ trx }, { offerId: id }) => {
      const uptake = await offerUptake(trx, id);
      if (uptake === null) throw new Refused('not-found', 'This offer does not exist.');
      return { value: uptake };
    },
  }),

  checkOffer: reading({
    about: 'Says why an offer can’t be published, or what it costs at worst and how players will read it. Changes nothing.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { document },
    run: async (work, { document: draft }) => {
      const problems = await problemsOf(work, draft);
      const fine = problems.length === 0 && isWhole(draft) ? draft : null;
      const terms = fine && termsOf(fine, namesOf(fine, work.deps.catalogue));
      return { value: { problems, warnings: warningsOf(draft), worst: fine ? worstCostOf(fine) : [], terms } };
    },
  }),

  dryRunOffer: reading({
    about:
      'Decides an offer over the facts of the last whole days, Eastern Time, as if everybody had opted in before them. Writes nothing; `cut` says why players were left out.',
    roles: SIGNERS,
    signatures: 'none',
    input: { document, days: oneOf('Days before today.', ['1', '7']) },
    run: async (work, { document: draft, days }) => {
      const offer = await publishable(work, draft);
      const { now, deps } = work;
      return {
        value: NOTHING_RUN,
        later: async () => {
          const run = await dryRun(deps.db, { document: offer, window: lastDays(Number(days), now), now });
          if (run === 'busy') throw new Refused('busy', 'Another dry run is running. Try again in a moment.');
          if (run === 'slow') throw new Refused('busy', 'The facts of these days could not be read in time. Try fewer days.');
          return run;
        },
      };
    },
  }),

  proposeOffer: proposing({
    about:
      'Proposes an offer or its next version, in force when a second person confirms. Players keep the version in which they enrolled.',
    roles: SIGNERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: { document, reason },
    plan: async (work, { document: draft }) => {
      const offer = await publishable(work, draft);
      const { title, sentences } = termsOf(offer, namesOf(offer, work.deps.catalogue));
      const summary = [`${title} (${offer.id}).`, ...worstCostOf(offer), ...sentences].join(' ');
      const before = (await findOffer(work.trx, offer.id))?.hash ?? null;
      return { ...planOfSetting(`offer:${offer.id}`, summary, before), warnings: warningsOf(offer) };
    },
    apply: async (work, { document: draft, reason: why }, signed) => {
      const offer = await publishable(work, draft);
      const { hash } = await putInForce(work.trx, offer, { by: setterOf(signed), at: work.now });
      show(work);
      return { value: { offerId: offer.id, hash }, subject: `offer:${offer.id}`, detail: { document: offer, hash, reason: why } };
    },
  }),

  stopOffer: writing({
    about: 'Stops an offer at once, for good: nobody joins, and bets placed from now on do not count. Bets placed before still count.',
    roles: SIGNERS,
    signatures: { one: 'It ends what two people began, and takes nothing from players.' },
    input: { offerId, reason },
    run: async (work, { offerId: id, reason: why }) => {
      const { trx, operator, now } = work;
      if (!(await stopOffer(trx, id, { by: operator.email, at: now }))) {
        if ((await findOffer(trx, id)) === null) throw new Refused('not-found', 'This offer does not exist.');
        throw new Refused('wrong-state', 'This offer was stopped before.');
      }
      show(work);
      return { value: { offerId: id }, subject: `offer:${id}`, detail: { reason: why } };
    },
  }),
} as const;

const NOTHING_RUN: DryRun = {
  ...{ players: 0, read: 0, qualified: 0, barred: 0, awarded: 0, awards: 0, cents: 0, unboundCents: 0 },
  ...{ expectedCents: null, cut: null },
};

function stateOf(offer: OfferRecord, now: Date): OfferView['state'] {
  if (offer.stoppedAt !== null) return 'STOPPED';
  if (isRunning(offer, now)) return 'RUNNING';
  return Date.parse(offer.document.from) > now.getTime() ? 'COMING' : 'OVER';
}

const show = ({ afterCommit, deps }: Work): void =>
  afterCommit(async () => {
    deps.bus.publish(topics.world, { reload: [] });
    await deps.catalogue.reload([]);
  });
