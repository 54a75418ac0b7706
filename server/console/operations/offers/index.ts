import { FUNDS, isWhole, type OfferDocument, type OfferDraft, type Pays, type Qualifies } from '#src/shared/offers/document.ts';
import type { OfferView } from '#src/shared/console/offers.ts';
import { termsOf } from '#src/shared/offers/terms.ts';
import { largestValueOf, awardCentsOf } from '#src/shared/offers/values.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { isRunning, offerProblems, type OfferWorld } from '#server/modules/offers/rules/index.ts';
import { offered } from '#server/modules/offers/index.ts';
import { namesOf } from '#server/modules/offers/shown/index.ts';
import { allOffers, findOffer, offerFigures, putInForce, type OfferRecord, stopOffer } from '#server/modules/offers/versions/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { regions } from '#server/platform/regions/regions.ts';
import { either, group, list, matching, nullable, oneOf, reason, whole } from '../fields.ts';
import { CONFIRMERS, EVERYBODY, proposing, reading, SIGNERS, type Work, writing } from '../operation.ts';
import { planOfSetting } from '../proposals/settings.ts';
import { setterOf } from '../proposals/signatures.ts';
import { Refused } from '../refusal.ts';

const MOST_CENTS = 100_000_000;
const MOST_BUDGET = 100_000_000_000;
const slug = (what: string) => matching(what, '^[a-z0-9][a-z0-9-]{0,63}$');
const instant = (what: string) => matching(what, '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{3})?)?Z$');
const cents = (what: string, most = MOST_CENTS) => whole(what, 1, most);

const offerId = slug('Id of the offer, also in its address; a new document under a known id is its next version.');
const days = whole('Days in which it can be used.', 1, 90);
const kindOf = <const K extends string>(kind: K) => oneOf('Kind.', [kind]);
const part = (what: string) =>
  nullable(group(what, { kind: oneOf('Kind of part.', ['event', 'sport']), id: matching('Id.', '^[\\w:.-]{1,128}$') }));
const onBet = {
  leastCents: cents('Least amount of the bet, in cents.'),
  paidWith: list('What the bet may be paid with; only cash qualifies.', oneOf('Funds.', FUNDS), FUNDS.length),
  on: part('What each leg must be on; null for any game.'),
  leastOdds: nullable(
    group('Shortest total odds, as profit to stake.', { num: whole('Profit.', 1, 100_000), den: whole('Stake.', 1, 100_000) }),
  ),
};
const qualifies = either<Qualifies>(
  'What earns an award.',
  group('A bet.', { kind: kindOf('bet'), ...onBet }),
  group('A parlay that one leg alone has lost.', { kind: kindOf('near-miss'), ...onBet, leastLegs: whole('Fewest legs.', 2, 20) }),
  group('The first deposit, once as much cash was played.', {
    kind: kindOf('deposit'),
    leastCents: cents('Least amount of the deposit, in cents.'),
    playDays: whole('Days in which as much cash must be played.', 1, 30),
  }),
  group('The net loss on casino games of one day, Eastern Time.', {
    kind: kindOf('day-loss'),
    leastCents: cents('Least net loss, in cents.'),
  }),
);
const share = {
  percent: whole('Percentage.', 1, 500),
  mostCents: cents('Largest amount, in cents.'),
  days,
};
const pays = either<Pays>(
  'What an award is.',
  group('A bonus bet of a fixed amount.', { kind: kindOf('bonus-bet'), cents: cents('Amount, in cents.'), days }),
  group('A bonus bet of a percentage of what qualified.', {
    kind: kindOf('bonus-bet-share'),
    ...share,
  }),
  group('A percentage of the net loss of a day, as credit.', { kind: kindOf('cashback'), ...share }),
  group('A boost of the profit of one bet.', {
    kind: kindOf('profit-boost'),
    percent: whole('Percentage.', 1, 500),
    mostStakeCents: cents('Most of the stake that is boosted, in cents.'),
    mostExtraCents: cents('Most that it adds to a win, in cents.'),
    on: part('What each leg of its bet must be on; null for any game.'),
    days,
  }),
);
const document = group('Offer.', {
  id: offerId,
  brands: list('Ids of brands.', slug('Id of a brand.'), 20),
  regions: list('Regions of bets.', matching('Region, such as US-NJ.', '^[A-Z]{2}-[A-Z0-9]{1,10}$'), 60),
  currency: oneOf('Currency of all amounts.', ['CAD', 'USD']),
  from: instant('Start in UTC.'),
  until: nullable(instant('End in UTC: later bets do not count.')),
  joining: oneOf('Whether players opt in.', ['automatic', 'opt-in']),
  qualifies,
  pays,
  mostAwards: nullable(whole('Most awards of one person.', 1, 1_000)),
  budgetCents: nullable(cents('Most that all awards together may be worth, in cents.', MOST_BUDGET)),
});

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

  checkOffer: reading({
    about: 'Says why an offer can’t be published, or how players will read it. Changes nothing.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { document },
    run: async (work, { document: draft }) => {
      const problems = await problemsOf(work, draft);
      const isFine = problems.length === 0 && isWhole(draft);
      return {
        value: { problems, warnings: warningsOf(draft), terms: isFine ? termsOf(draft, namesOf(draft, work.deps.catalogue)) : null },
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
      const worst = formatCents(BigInt(offer.budgetCents), offer.currency);
      const most = BigInt(offer.budgetCents) / BigInt(largestValueOf(offer.pays));
      const summary = `${title} (${offer.id}). At worst it costs ${worst}: ${most} awards of the most. ${sentences.join(' ')}`;
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

function stateOf(offer: OfferRecord, now: Date): OfferView['state'] {
  if (offer.stoppedAt !== null) return 'STOPPED';
  if (isRunning(offer, now)) return 'RUNNING';
  return Date.parse(offer.document.from) > now.getTime() ? 'COMING' : 'OVER';
}

async function problemsOf({ trx, now, deps }: Work, draft: OfferDraft): Promise<readonly string[]> {
  const { catalogue, config } = deps;
  const standing = await findOffer(trx, draft.id);
  const world: OfferWorld = {
    ...{ now, brands: config.brands, withoutSportsbook: config.withoutSportsbook },
    regions: regions.filter(({ isServed }) => isServed),
    sports: catalogue.sports().map(({ id }) => id),
    idsOfTheBuild: Object.values(offered).map(({ id }) => id),
    startedAt: standing && new Date(standing.document.from),
    eventOf: (eventId) => {
      const event = catalogue.event(eventId);
      return event && { startsAt: event.startsAt, isOver: event.status !== 'PRE_GAME' && event.status !== 'IN_PLAY' };
    },
  };
  return [...offerProblems(draft, world), ...(standing === null ? [] : againstRecord(draft, standing))];
}

function againstRecord({ budgetCents, currency }: OfferDraft, { awardedCents, document: now, stoppedAt }: OfferRecord): readonly string[] {
  if (stoppedAt !== null) return ['An offer of this id was stopped for good. Give the new one another id.'];
  if (currency !== now.currency) return ['The next version of an offer keeps its currency. Give the new one another id.'];
  return budgetCents !== null && BigInt(budgetCents) < awardedCents
    ? [`Awards of ${formatCents(awardedCents, currency)} were already made, more than the new budget.`]
    : [];
}

/** Warnings for the second person, who may sign nevertheless. */
function warningsOf({ qualifies: { leastCents }, pays: award, currency }: OfferDraft): readonly string[] {
  const [risked, got] = [BigInt(leastCents), awardCentsOf(award, BigInt(leastCents))];
  return got < risked ? [] : [`A player gets ${formatCents(got, currency)} for risking ${formatCents(risked, currency)}.`];
}

async function publishable(work: Work, draft: OfferDraft): Promise<OfferDocument> {
  const problems = await problemsOf(work, draft);
  if (problems.length > 0 || !isWhole(draft)) throw new Refused('input', problems.join(' '));
  return draft;
}

const show = ({ afterCommit, deps }: Work): void =>
  afterCommit(async () => {
    deps.bus.publish(topics.world, { reload: [] });
    await deps.catalogue.reload([]);
  });
