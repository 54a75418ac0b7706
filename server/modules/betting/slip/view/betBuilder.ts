import type { Price } from '#src/shared/money/odds.ts';
import { type KeptOut, keptOutBeside } from '#src/shared/betting/sameGame/beside.ts';
import { picksOf } from '#src/shared/betting/picks.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { closureOf, type Offer, readOffers } from '../../pricing/offer.ts';
import type { BetRefusal } from '../../placement/placementTypes.ts';

type Other = {
  readonly id: string;
  readonly marketType: string;
  readonly type: string;
  readonly points: number | null;
};

export type BuilderView = {
  readonly picks: readonly Offer[];
  readonly price: Price | null;
  readonly errors: readonly Pick<BetRefusal, 'code' | 'subjectId'>[];
  readonly keptOut: readonly ({ readonly selectionId: string } & KeptOut)[];
};

export async function viewBuilder(
  deps: DomainDeps,
  {
    eventId,
    selectionIds,
    others,
  }: { readonly eventId: string; readonly selectionIds: readonly string[]; readonly others: readonly Other[] },
): Promise<BuilderView> {
  const offers = await readOffers(deps.db, selectionIds);
  const picks = [...new Set(selectionIds)].flatMap((id) => offers.get(id) ?? []).filter((offer) => offer.eventId === eventId);
  const now = deps.ports.now();
  const closed = picks.flatMap((offer) => {
    const code = closureOf(offer, now);
    return code === null ? [] : [{ code, subjectId: offer.selectionId }];
  });
  const priced = picks.length === 0 ? null : picksOf(picks);
  const apart = priced === null || priced.ok ? [] : [{ code: priced.refusal, subjectId: null }];
  const errors = [...closed, ...apart];
  return {
    picks,
    errors,
    price: priced?.ok && errors.length === 0 ? (priced.value[0]?.price ?? null) : null,
    keptOut: picks.length === 0 || apart.length > 0 ? [] : keptOutOf(picks, others),
  };
}

function keptOutOf(picks: readonly Offer[], others: readonly Other[]): BuilderView['keptOut'] {
  const chosen = new Set(picks.map(({ selectionId }) => selectionId));
  const keptOut = keptOutBeside(picks);
  return others
    .filter(({ id }) => !chosen.has(id))
    .flatMap((other) => {
      const why = keptOut({ marketType: other.marketType, selectionType: other.type, points: other.points });
      return why === null ? [] : [{ selectionId: other.id, ...why }];
    });
}
