import { isWhole, type OfferDocument, type OfferDraft, type Pays } from '#src/shared/offers/document.ts';
import { awardCentsOf, largestValueOf } from '#src/shared/offers/values.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { offerProblems, type OfferWorld } from '#server/modules/offers/rules/index.ts';
import { offered } from '#server/modules/offers/index.ts';
import { allOffers, findOffer, type OfferRecord } from '#server/modules/offers/versions/index.ts';
import { regions } from '#server/platform/regions/regions.ts';
import type { Work } from '../../operation.ts';
import { Refused } from '../../refusal.ts';

export async function problemsOf({ trx, now, deps }: Work, draft: OfferDraft): Promise<readonly string[]> {
  const { catalogue, config } = deps;
  const standing = await findOffer(trx, draft.id);
  const world: OfferWorld = {
    ...{ now, brands: config.brands, withoutSportsbook: config.withoutSportsbook },
    regions: regions.filter(({ isServed }) => isServed),
    sports: catalogue.sports().map(({ id }) => id),
    idsOfTheBuild: Object.values(offered).map(({ id }) => id),
    standing: standing && standing.document,
    others: (await allOffers(trx)).filter(({ id, stoppedAt }) => id !== draft.id && stoppedAt === null).map(({ document }) => document),
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

/** Returns warnings for the second person, which do not prevent the signature. */
export function warningsOf({ qualifies: { leastCents }, pays: award, currency }: OfferDraft): readonly string[] {
  const [risked, got] = [BigInt(leastCents), awardCentsOf(award, BigInt(leastCents))];
  return got < risked ? [] : [`A player gets ${formatCents(got, currency)} for risking ${formatCents(risked, currency)}.`];
}

export async function publishable(work: Work, draft: OfferDraft): Promise<OfferDocument> {
  const problems = await problemsOf(work, draft);
  if (problems.length > 0 || !isWhole(draft)) throw new Refused('input', problems.join(' '));
  return draft;
}

const COSTS_MORE = 'A bonus bet counts with its amount. One that wins at odds longer than +100 pays more than that.';
const WINS_MORE = 'Credit counts with its amount. What a bet or round wins that is paid with it can be more than that.';
const COSTS_THAT = 'No award can cost more than it counts with.';

const MORE: { readonly [K in Pays['kind']]?: string } = { 'bonus-bet': COSTS_MORE, 'bonus-bet-share': COSTS_MORE, cashback: WINS_MORE };

/** Says what the offer costs at worst. */
export function worstCostOf({ budgetCents, currency, mostAwards, pays }: OfferDocument): readonly string[] {
  const [worst, largest] = [budgetCents, largestValueOf(pays)].map((cents) => formatCents(BigInt(cents), currency));
  const awards = Math.floor(budgetCents / largestValueOf(pays)).toLocaleString('en-US');
  const each = `at most ${mostAwards} for each person`;
  return [`At worst it costs ${worst}: ${awards} awards of ${largest}, ${each}.`, MORE[pays.kind] ?? COSTS_THAT];
}
