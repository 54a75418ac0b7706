import { ratio } from '#src/shared/money/ratio.ts';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { LineNow, LinesNow } from '#server/modules/betting/pricing/index.ts';
import { viewOf } from '#server/modules/betting/cashOut/index.ts';
import type { GraphQLContext } from '../../context.ts';
import type { BetParent, CashOutParent } from '#server/kinds/parents.ts';

/** Current lines, for display only. Cash-outs use locked database rows. */
export const linesIn =
  (catalogue: Catalogue): LinesNow =>
  (eventId) => {
    const event = catalogue.event(eventId);
    if (!event) return [];
    return catalogue.marketsOf(eventId).flatMap((market) =>
      market.selections.map((selection): LineNow => ({
        eventStatus: event.status,
        startsAt: event.startsAt,
        marketStatus: market.status,
        marketType: market.type,
        selectionId: selection.id,
        selectionType: selection.type,
        selectionStatus: selection.status,
        points: selection.points,
        price: ratio(selection.num, selection.den),
      })),
    );
  };

export const cashOutOf = ({ deps }: Pick<GraphQLContext, 'deps'>, bet: BetParent): CashOutParent | null =>
  bet.status === 'OPEN' ? viewOf(bet, linesIn(deps.catalogue), deps.ports.now(), deps.catalogue.houseTerms().cashOutKept) : null;
