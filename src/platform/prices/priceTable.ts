import { compareRatios } from '#src/shared/money/ratio.ts';
import type { EventPricesMessage, EventState, PriceView, Trend } from './types.ts';

/** Milliseconds that a price highlight lasts (product §9). */
export const TREND_MS = 2_000;

type PriceEntry = { view: PriceView; version: bigint };
type EventEntry = { state: EventState; version: bigint; readonly selectionIds: Set<string> };
type WireSelection = EventPricesMessage['selections'][number];

/** Each selection's price has a version, so that a late message replaces only older prices. */
export class PriceTable {
  readonly #prices = new Map<string, PriceEntry>();
  readonly #events = new Map<string, EventEntry>();
  /** End of each price highlight by selection id, earliest first. */
  readonly #trends = new Map<string, number>();

  price = (selectionId: string): PriceView | null => this.#prices.get(selectionId)?.view ?? null;
  event = (eventId: string): EventState | null => this.#events.get(eventId)?.state ?? null;

  apply(message: EventPricesMessage, now: number, changed: Set<string>, changedEvents: Set<string>): void {
    const version = BigInt(message.version);
    const event = this.#eventOf(message, version, changedEvents);
    for (const selection of message.selections) {
      const known = this.#prices.get(selection.id);
      if (known && known.version >= version) continue;
      event.selectionIds.add(selection.id);
      if (known && isSame(known.view, selection)) known.version = version;
      else this.#take(selection, known ?? null, version, now, changed);
    }
  }

  expireTrends(now: number, changed: Set<string>): void {
    for (const [selectionId, until] of this.#trends) {
      if (until > now) return;
      this.#trends.delete(selectionId);
      const entry = this.#prices.get(selectionId);
      if (!entry || entry.view.trend === null) continue;
      entry.view = { ...entry.view, trend: null };
      changed.add(selectionId);
    }
  }

  nextExpiry(): number | null {
    for (const until of this.#trends.values()) return until;
    return null;
  }

  forget(eventId: string): void {
    for (const selectionId of this.#events.get(eventId)?.selectionIds ?? []) {
      this.#prices.delete(selectionId);
      this.#trends.delete(selectionId);
    }
    this.#events.delete(eventId);
  }

  #eventOf({ eventId, status, matchProgress, scoreboard }: EventPricesMessage, version: bigint, changedEvents: Set<string>): EventEntry {
    const known = this.#events.get(eventId);
    if (!known) {
      const entry = { state: { status, matchProgress, scoreboard }, version, selectionIds: new Set<string>() };
      this.#events.set(eventId, entry);
      changedEvents.add(eventId);
      return entry;
    }
    if (known.version < version) {
      known.version = version;
      const state: EventState = { status, matchProgress, scoreboard };
      if (!isSameState(known.state, state)) {
        known.state = state;
        changedEvents.add(eventId);
      }
    }
    return known;
  }

  #take(selection: WireSelection, known: PriceEntry | null, version: bigint, now: number, changed: Set<string>): void {
    const num = BigInt(selection.num);
    const den = BigInt(selection.den);
    const moved = known ? movement(known.view, { num, den, points: selection.points }) : null;
    const trend = moved ?? (known?.view.points === selection.points ? known.view.trend : null);
    const view: PriceView = { num, den, status: selection.status, points: selection.points, trend };
    this.#prices.set(selection.id, { view, version });
    if (trend === null || moved !== null) this.#trends.delete(selection.id);
    if (moved !== null) this.#trends.set(selection.id, now + TREND_MS);
    changed.add(selection.id);
  }
}

const isSame = (view: PriceView, wire: WireSelection): boolean =>
  view.status === wire.status && view.points === wire.points && view.num === BigInt(wire.num) && view.den === BigInt(wire.den);

const BOARD = ['homeScore', 'awayScore', 'period', 'clock', 'turn', 'situation'] as const;

function isSameState(before: EventState, after: EventState): boolean {
  if (before.status !== after.status || before.matchProgress !== after.matchProgress) return false;
  const [a, b] = [before.scoreboard, after.scoreboard];
  return a === null || b === null ? a === b : BOARD.every((field) => a[field] === b[field]);
}

/** Direction of a price move; null if the prices are equal or the lines differ. */
function movement(before: PriceView, after: Pick<PriceView, 'num' | 'den' | 'points'>): Trend {
  if (before.points !== after.points) return null;
  const order = compareRatios(after, before);
  return order > 0 ? 'up' : order < 0 ? 'down' : null;
}
