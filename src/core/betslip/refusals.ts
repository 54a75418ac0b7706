import { disablesRewards, type DisplayType, refusals as shapes, refusalShape } from '#src/shared/betting/refusals.ts';
import { assertNever } from '#src/shared/values/result.ts';
import { t } from '#src/shared/text/t.ts';
import type { FieldRefusal } from './fields.ts';
import { type BetView, costOf } from './summary.ts';
import type { Refusal } from './refusal.ts';
import type { BetslipState, BetslipTab } from './types.ts';

/** Codes that this page computes itself, because the server's refusals may be outdated. */
const JUDGED_HERE: ReadonlySet<string> = new Set([
  'amount-missing',
  'amount-not-positive',
  'amount-too-large',
  'win-too-large',
  'price-moved',
  'line-moved',
  'teaser-terms-moved',
  'market-suspended',
  'under-review',
  'selection-closed',
  'event-closed',
  'not-logged-in',
  'too-few-selections',
  'same-event-combination',
  'impossible-combination',
  'round-robin-unavailable',
  'teaser-unavailable',
  'promotional-credits-low',
]);

/** Most urgent refusal first. On the straight tab, ignores bets without an amount. */
export function refusalsOf(state: BetslipState, tab: BetslipTab, bets: readonly BetView[]): readonly Refusal[] {
  const wanted = bets.filter(({ fields }) => fields.matters);
  const found = [
    ...state.refusals,
    ...served(state.slip?.refusals.whole ?? []),
    ...served(state.slip?.refusals[tab] ?? []),
    ...bets.flatMap((bet) =>
      tab !== 'straight' || bet.fields.matters
        ? served([...bet.draft.refusals, ...bet.draft.legs.flatMap(({ refusals }) => refusals)])
        : [],
    ),
    ...(wanted.length > 0 ? wanted : tab === 'straight' ? [] : bets).flatMap(legRefusals),
    ...bets.flatMap(acceptanceRefusals),
    ...wanted.flatMap(fieldRefusals),
    ...creditRefusals(wanted),
    ...bets.flatMap(({ problem, id }) => (problem === null ? [] : [named(problem, id)])),
    ...(wanted.length === 0 ? [named('amount-missing', null)] : []),
  ];
  const seen = new Set<string>();
  return found
    .filter(({ code, subjectId }) => !seen.has(`${code} ${subjectId}`) && seen.add(`${code} ${subjectId}`))
    .toSorted((a, b) => a.priority - b.priority);
}

const NONE: readonly Refusal[] = [];

/** Refusals of a bet or its legs, and refusals of the whole slip that hide rewards. */
export function refusalsAbout(refusals: readonly Refusal[], { id, legs }: Pick<BetView, 'id' | 'legs'>): readonly Refusal[] {
  const about = new Set([id, ...legs.map(({ leg }) => leg.selectionId)]);
  const own = refusals.filter(({ subjectId, hidesRewards }) => (subjectId === null ? hidesRewards === true : about.has(subjectId)));
  return own.length === 0 ? NONE : own;
}

const served = (refusals: readonly Refusal[]): readonly Refusal[] => refusals.filter(({ code }) => !JUDGED_HERE.has(code));

export const named = (code: keyof typeof shapes, subjectId: string | null): Refusal => ({
  ...shapes[code],
  code,
  subjectId,
  ...(disablesRewards(code) ? { hidesRewards: true } : {}),
});

export const fromWire = (wire: {
  readonly code: string;
  readonly message: string;
  readonly priority: number;
  readonly displayType: DisplayType;
  readonly subjectId: string | null;
  readonly disableAwardsDisplay?: boolean;
}): Refusal => ({
  ...refusalShape(wire.code, wire.message),
  displayType: wire.displayType,
  message: wire.message,
  code: wire.code,
  subjectId: wire.subjectId,
  ...(wire.disableAwardsDisplay ? { hidesRewards: true } : {}),
});

function creditRefusals(bets: readonly BetView[]): readonly Refusal[] {
  let spent = 0n;
  return bets.flatMap((bet) => {
    if (bet.reward.use?.kind !== 'promotional-credit') return [];
    spent += costOf(bet);
    return spent > bet.reward.creditCents ? [named('promotional-credits-low', bet.id)] : [];
  });
}

function legRefusals({ legs }: BetView): readonly Refusal[] {
  return legs.flatMap(({ leg, change }) => {
    if (change?.kind === 'event-closed') return [named('event-closed', leg.selectionId)];
    if (change?.kind === 'suspended') return [named('market-suspended', leg.selectionId)];
    if (change?.kind === 'closed') return [named('selection-closed', leg.selectionId)];
    return [];
  });
}

function acceptanceRefusals({ legs, id, ticketChange, asksAboutTicket }: BetView): readonly Refusal[] {
  const ofTicket = asksAboutTicket ? [named(ticketChange?.kind === 'terms' ? 'teaser-terms-moved' : 'price-moved', id)] : [];
  const ofLegs = legs.flatMap(({ leg, change, needsAcceptance }) =>
    needsAcceptance ? [named(change?.kind === 'line-moved' ? 'line-moved' : 'price-moved', leg.selectionId)] : [],
  );
  return [...ofLegs, ...ofTicket];
}

const fieldRefusals = ({ id, fields }: BetView): readonly Refusal[] => (fields.refusal === null ? [] : [fieldRefusal(fields.refusal, id)]);

export function fieldRefusal(refusal: FieldRefusal, draftBetId: string): Refusal {
  switch (refusal) {
    case 'amount-too-large':
    case 'win-too-large':
      return named(refusal, draftBetId);
    case 'amount-negative':
      return named('amount-not-positive', draftBetId);
    case 'amount-too-precise':
      return { ...named('amount-not-positive', draftBetId), code: refusal, message: t`Use up to two decimals.` };
    case 'amount-not-a-number':
      return { ...named('amount-not-positive', draftBetId), code: refusal, message: t`Enter the amount as a number, such as 25.00.` };
    default:
      return assertNever(refusal);
  }
}
