import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { Catalogue, Market } from '#server/modules/catalogue/index.ts';
import { settleUnlessVoid } from '#server/modules/betting/settlement/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { applyChanges, type EventChange } from '#server/modules/trading/index.ts';
import type { ReportedProgress } from '#server/modules/catalogue/messages/index.ts';
import type { WorldChange } from '#server/modules/catalogue/messages/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';

export type ControlDeps = DomainDeps & { readonly bus: Bus; readonly catalogue: Catalogue };
export type ControlRefusal = 'event-void' | 'unknown-event' | 'unknown-market' | 'unknown-selection';
type Outcome = Promise<Result<WorldChange | null, ControlRefusal>>;

/** Manual changes of events. The origin of a changed event becomes `sandbox:…`, so that the simulation skips it. */
export type Controls = {
  /** Takes American odds. Throws `RangeError` if they are invalid. */
  readonly movePrice: (selectionId: string, american: number) => Outcome;
  /** Takes the line in hundredths of a point; for a spread, the home team's line. */
  readonly moveLine: (marketId: string, line: number) => Outcome;
  readonly suspend: (id: string) => Outcome;
  readonly reopen: (id: string) => Outcome;
  readonly start: (eventId: string) => Outcome;
  readonly setScore: (
    eventId: string,
    home: number,
    away: number,
    shown?: { readonly period: string; readonly clock: string | null },
  ) => Outcome;
  /** Sets the match's progress, or removes it if null. Suspends markets while play is stopped. */
  readonly setProgress: (eventId: string, said: ReportedProgress | null) => Outcome;
  readonly setResult: (eventId: string, home: number, away: number) => Promise<Result<{ readonly settledBets: number }, ControlRefusal>>;
};

export function createControls(deps: ControlDeps): Controls {
  const { catalogue } = deps;
  const apply = async (change: EventChange): Promise<WorldChange | null> => {
    const origin = catalogue.event(change.eventId)?.origin ?? 'seed';
    const [applied] = await applyChanges(deps, [{ ...change, origin: origin.startsWith('sandbox:') ? origin : `sandbox:${origin}` }]);
    return applied ?? null;
  };
  const withStatus = async (id: string, status: 'OPEN' | 'CLOSED'): Outcome => {
    const found = marketsAndSelections(catalogue, id);
    if (!found) return refuse('unknown-selection');
    const markets = status === 'OPEN' ? found.markets.map((market) => ({ id: market.id, status })) : [];
    return ok(
      await apply({ eventId: found.eventId, markets, selections: found.selectionIds.map((selection) => ({ id: selection, status })) }),
    );
  };
  return {
    movePrice: async (selectionId, american) => {
      const price = priceFromAmerican(american);
      const selection = catalogue.selection(selectionId);
      return selection
        ? ok(await apply({ eventId: selection.eventId, selections: [{ id: selectionId, price }] }))
        : refuse('unknown-selection');
    },
    moveLine: async (marketId, line) => {
      const market = catalogue.market(marketId);
      if (!market || market.line === null) return refuse('unknown-market');
      const isSpread = market.type.endsWith('spread');
      const selections = market.selections.map(({ id, type }) => ({ id, points: isSpread && type === 'away' ? -line : line }));
      return ok(await apply({ eventId: market.eventId, markets: [{ id: marketId, line }], selections }));
    },
    suspend: (id) => withStatus(id, 'CLOSED'),
    reopen: (id) => withStatus(id, 'OPEN'),
    start: async (eventId) => {
      const missing = unplayable(catalogue, eventId);
      if (missing) return refuse(missing);
      return ok(await apply({ eventId, status: 'IN_PLAY', scoreboard: { homeScore: 0, awayScore: 0, period: 'Started', clock: null } }));
    },
    setScore: async (eventId, home, away, shown) => {
      const missing = unplayable(catalogue, eventId);
      if (missing) return refuse(missing);
      const { period, clock } = shown ?? catalogue.event(eventId)?.scoreboard ?? { period: 'Started', clock: null };
      return ok(await apply({ eventId, status: 'IN_PLAY', scoreboard: { homeScore: home, awayScore: away, period, clock } }));
    },
    setProgress: async (eventId, said) => {
      const missing = unplayable(catalogue, eventId);
      if (missing) return refuse(missing);
      const stopped = said === null || said === 'DELAYED' || said === 'PRE_GAME' ? null : marketsAndSelections(catalogue, eventId);
      const selections = (stopped?.selectionIds ?? []).map((id) => ({ id, status: 'CLOSED' as const }));
      return ok(await apply({ eventId, matchProgress: said, selections }));
    },
    setResult: async (eventId, home, away) => {
      const missing = unplayable(catalogue, eventId);
      if (missing) return refuse(missing);
      await apply({
        eventId,
        ...ended(catalogue.marketsOf(eventId)),
        status: 'FINISHED',
        scoreboard: { homeScore: home, awayScore: away, period: 'Final', clock: null },
      });
      const settled = await settleUnlessVoid(deps, { eventId, homeScore: home, awayScore: away, origin: 'sandbox' });
      return settled.ok ? ok({ settledBets: settled.value.settledBets }) : refuse('event-void');
    },
  };
}

function unplayable(catalogue: Catalogue, eventId: string): 'event-void' | 'unknown-event' | null {
  const event = catalogue.event(eventId);
  if (!event) return 'unknown-event';
  return event.status === 'CANCELLED' ? 'event-void' : null;
}

const ended = (markets: readonly Market[]): Pick<EventChange, 'markets' | 'selections'> => ({
  markets: markets.map(({ id }) => ({ id, status: 'HIDDEN' })),
  selections: markets.flatMap(({ selections }) => selections.map(({ id }) => ({ id, status: 'HIDDEN' as const }))),
});

/** Finds the markets of a selection, market or event by its id. Omits an event's hidden markets. */
function marketsAndSelections(
  catalogue: Catalogue,
  id: string,
): { readonly eventId: string; readonly markets: readonly Market[]; readonly selectionIds: readonly string[] } | null {
  const selection = catalogue.selection(id);
  const ownMarket = catalogue.market(selection?.marketId ?? id);
  if (selection && ownMarket) return { eventId: selection.eventId, markets: [ownMarket], selectionIds: [id] };
  if (ownMarket) return { eventId: ownMarket.eventId, markets: [ownMarket], selectionIds: ownMarket.selections.map((one) => one.id) };
  if (!catalogue.event(id)) return null;
  const markets = catalogue.marketsOf(id).filter(({ status }) => status !== 'HIDDEN');
  return { eventId: id, markets, selectionIds: markets.flatMap((market) => market.selections.map((one) => one.id)) };
}
