import { formatCents } from '#src/shared/money/money.ts';
import { type OfferDocument, type OfferDraft, type Part, partOfRule } from '#src/shared/offers/document.ts';
import { largestValueOf, awardCentsOf } from '#src/shared/offers/values.ts';

export type OfferWorld = {
  readonly now: Date;
  readonly brands: readonly string[];
  readonly withoutSportsbook: readonly string[];
  readonly regions: readonly { readonly code: string; readonly currency: string; readonly hasCasino: boolean }[];
  readonly sports: readonly string[];
  readonly eventOf: (eventId: string) => { readonly startsAt: Date; readonly isOver: boolean } | null;
  readonly idsOfTheBuild: readonly string[];
  /** Version in force of the draft's id. */
  readonly standing: Pick<OfferDocument, 'from' | 'joining'> | null;
  /** Offers of other ids that were not stopped. */
  readonly others: readonly OfferDocument[];
};

export const offerProblems = (draft: OfferDraft, world: OfferWorld): readonly string[] => [
  ...when(world.idsOfTheBuild.includes(draft.id), `A promotion of the build has the id ${draft.id}. Give the offer another.`),
  ...missing(draft),
  ...times(draft, world),
  ...amounts(draft),
  ...cycles(draft),
  ...contradictions(draft),
  ...overlappingCashback(draft, world),
  ...audience(draft, world),
  ...subject(draft, world),
];

const IN_UTC = 'A time is no date: write it in UTC, such as 2026-12-01T17:00:00Z.';
function timeOf(written: string): number | null {
  const at = Date.parse(written);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== written.slice(0, 10) ? null : at;
}

const when = (is: boolean, sentence: string): readonly string[] => (is ? [sentence] : []);

const missing = ({ mostAwards, budgetCents, until }: OfferDraft): readonly string[] => [
  ...when(mostAwards === null, 'There is no cap: say how many awards one person can get at most.'),
  ...when(budgetCents === null, 'There is no budget: say what the offer may cost at most.'),
  ...when(until === null, 'There is no end: say until when bets count.'),
];

const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

function times({ from, until, joining }: OfferDraft, { now, standing }: OfferWorld): readonly string[] {
  const [start, end] = [timeOf(from), until === null ? null : timeOf(until)];
  if (start === null || (until !== null && end === null)) return [IN_UTC];
  const followedFrom = standing?.joining === 'automatic' ? Date.parse(standing.from) : null;
  const isLate = joining === 'automatic' && start < now.getTime() && start !== followedFrom;
  const late = when(isLate, 'An automatic offer counts all bets from its start, which has passed. Let it start later.');
  if (end === null) return late;
  if (end <= start) return ['The offer ends before it starts.'];
  return [
    ...late,
    ...when(end <= now.getTime(), 'The end has passed, so nobody could join.'),
    ...when(end - start > MAX_DAYS * DAY_MS, `The offer runs for more than ${MAX_DAYS} days.`),
  ];
}

function amounts({ budgetCents, pays, qualifies, mostAwards, currency }: OfferDraft): readonly string[] {
  const worth = largestValueOf(pays);
  const isNothing = awardCentsOf(pays, BigInt(qualifies.leastCents)) === 0n;
  return [
    ...when(isNothing, 'The least that qualifies earns less than half a cent, which is nothing. Raise the percentage or the least amount.'),
    ...(budgetCents === null
      ? []
      : [
          ...when(
            budgetCents < worth,
            `The budget of ${formatCents(BigInt(budgetCents), currency)} does not pay for one award of ${formatCents(BigInt(worth), currency)}.`,
          ),
          ...when(
            mostAwards !== null && budgetCents >= worth && mostAwards * worth > budgetCents,
            'The cap promises one person more than the whole budget.',
          ),
        ]),
  ];
}

function cycles({ qualifies }: OfferDraft): readonly string[] {
  if (qualifies.kind === 'deposit' || qualifies.kind === 'day-loss') return [];
  const { paidWith } = qualifies;
  if (paidWith.includes('bonus-bet'))
    return ['The offer qualifies for itself: a bet placed with its bonus bet would earn the next bonus bet. Only cash can qualify.'];
  return [
    ...when(paidWith.includes('credit'), 'Credits are no cash at risk, so a bet placed with them can’t qualify.'),
    ...when(paidWith.length === 0, 'No bet can qualify: cash is not among what bets may be paid with.'),
  ];
}

/** Percent. */
const MOST_CASHBACK = 50;

function contradictions({ qualifies, pays, brands, joining, mostAwards, who }: OfferDraft): readonly string[] {
  if ((qualifies.kind === 'day-loss') !== (pays.kind === 'cashback'))
    return ['Cashback is for the net loss of a day, and nothing else is. Choose both or neither.'];
  if (qualifies.kind === 'day-loss')
    return [
      ...when(who?.kind === 'new', 'Games settle no bets, so whoever plays only games stays a new player. Choose other players.'),
      ...when(joining === 'automatic', 'Cashback is for who asks for it: players must opt in.'),
      ...when(brands.length > 1, 'The terms of cashback speak of the loss on one site. Name one brand, and make an offer for each other.'),
      ...when(pays.kind === 'cashback' && pays.percent > MOST_CASHBACK, `Cashback of more than ${MOST_CASHBACK}% pays for losing.`),
    ];
  if (qualifies.kind === 'near-miss')
    return when(qualifies.leastLegs < 3, 'A parlay of two legs that misses by one is every second parlay. Ask for three legs or more.');
  if (qualifies.kind !== 'deposit') return [];
  return [
    ...when(joining === 'automatic', 'A deposit does not record its brand and place, so players must opt in.'),
    ...when(mostAwards !== null && mostAwards > 1, 'Only the first deposit counts, so one person can get one award: make the cap 1.'),
  ];
}

/** The terms say that players get back less than they lose, so offers for the same loss share one percentage. */
function overlappingCashback(draft: OfferDraft, { others }: OfferWorld): readonly string[] {
  const { pays } = draft;
  if (pays.kind !== 'cashback') return [];
  return others.flatMap((other) => {
    const sum = other.pays.kind === 'cashback' && isForTheSameLoss(draft, other) ? pays.percent + other.pays.percent : 0;
    return when(sum > MOST_CASHBACK, `Together with ${other.id}, which runs on the same site, it would give back ${sum}% of a loss.`);
  });
}

function isForTheSameLoss(draft: OfferDraft, other: OfferDocument): boolean {
  const isMeanwhile = Date.parse(draft.from) < Date.parse(other.until) && Date.parse(other.from) < Date.parse(draft.until ?? '');
  const isThere = draft.brands.some((brand) => other.brands.includes(brand)) && draft.regions.some((code) => other.regions.includes(code));
  return isMeanwhile && isThere;
}

function audience({ brands, regions, currency, joining, qualifies }: OfferDraft, world: OfferWorld): readonly string[] {
  const isOnGames = qualifies.kind === 'day-loss';
  const books = world.brands.filter((brand) => isOnGames || !world.withoutSportsbook.includes(brand));
  return [
    ...when(brands.length === 0, 'No brand is named.'),
    ...when(regions.length === 0, 'No region is named.'),
    ...brands
      .filter((brand) => !books.includes(brand))
      .map((brand) =>
        world.brands.includes(brand)
          ? `Brand ${brand} takes no sports bets, so its players could not qualify.`
          : `There is no brand ${brand}. There is ${world.brands.join(', ')}.`,
      ),
    ...regions.flatMap((code) => {
      const region = world.regions.find((one) => one.code === code);
      if (region === undefined) return [`Region ${code} is not served. There is ${world.regions.map((one) => one.code).join(', ')}.`];
      if (isOnGames && !region.hasCasino) return [`There are no casino games in ${code}.`];
      return when(region.currency !== currency, `Players in ${code} bet in ${region.currency}, but the offer is in ${currency}.`);
    }),
    ...when(
      joining === 'automatic' && 'paidWith' in qualifies && books.some((brand) => !brands.includes(brand)),
      `A bet does not record its brand, so an automatic offer must name all of ${books.join(', ')}.`,
    ),
  ];
}

function subject({ qualifies, pays, from }: OfferDraft, world: OfferWorld): readonly string[] {
  const parts = [partOfRule(qualifies), pays.kind === 'profit-boost' ? pays.on : null];
  const [earns, uses] = parts.map((on) => (on?.kind === 'event' ? on.id : null));
  return [
    ...new Set(parts.flatMap((on) => partProblems(on, from, world))),
    ...when(
      typeof earns === 'string' && earns === uses,
      'The boost is for the event that earns it, on which little is left to bet by then. Choose another event or any game.',
    ),
    ...when(
      isOverFirst(earns, uses, world),
      'The event of the boost starts before the event that earns it, and is over by then. Choose a later event or any game.',
    ),
  ];
}

function isOverFirst(earns: string | null | undefined, uses: string | null | undefined, { eventOf }: OfferWorld): boolean {
  const [earning, boosted] = [earns, uses].map((id) => (typeof id === 'string' ? eventOf(id) : null));
  return earning && boosted ? boosted.startsAt < earning.startsAt : false;
}

function partProblems(on: Part | null, from: string, { sports, eventOf }: OfferWorld): readonly string[] {
  if (on === null) return [];
  if (on.kind === 'sport') return when(!sports.includes(on.id), `There is no sport ${on.id}. There is ${sports.join(', ')}.`);
  const event = eventOf(on.id);
  if (event === null) return [`There is no event ${on.id}.`];
  if (event.isOver) return ['The event is over.'];
  return when(event.startsAt.getTime() <= Date.parse(from), 'The event starts before the offer does.');
}
