import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { periodOf } from '#server/modules/betting/settlement/grades/index.ts';
import type { LineGrid, Offer } from './offer.ts';
import type { Outlook } from '../model/outlook.ts';
import { meanOf, oddShare, split } from '../model/pmf.ts';
import { americanPrices, type American } from './pricing.ts';

/** `prices`: in the order of `selectionsOf(type)`; null if the market is not offered. */
export type Quote = {
  readonly key: string;
  readonly type: string;
  readonly name: string;
  /** Hundredths of a point, from the home team's side; null for markets without a line. */
  readonly line: number | null;
  readonly prices: readonly American[] | null;
};

export const SELECTIONS = {
  moneyline: ['away', 'home'],
  'three-way': ['home', 'draw', 'away'],
  spread: ['away', 'home'],
  'alternate-spread': ['away', 'home'],
  total: ['over', 'under'],
  'alternate-total': ['over', 'under'],
  'team-total-home': ['over', 'under'],
  'team-total-away': ['over', 'under'],
  'both-teams-score': ['yes', 'no'],
  'double-chance': ['home-draw', 'home-away', 'draw-away'],
  'odd-even': ['odd', 'even'],
} as const;
export type MarketType = keyof typeof SELECTIONS;

export function selectionsOf(type: string): readonly string[] | null {
  const base = periodOf(type)?.base ?? type;
  return isKeyOf(SELECTIONS, base) ? SELECTIONS[base] : null;
}

export const winnersOf = (type: string): 1 | 2 => (type === 'double-chance' ? 2 : 1);

export const pointsFor = (line: number | null, selectionType: string): number | null =>
  line === null ? null : selectionType === 'away' ? -line : line;

export type QuoteNames = { readonly home: string; readonly away: string };

/** Quotes a game's markets. `held`: current main lines. A line moves if its two prices differ too much. */
export function quotesOf(
  offer: Offer,
  outlook: Outlook,
  names: QuoteNames,
  held: ReadonlyMap<string, number> = new Map(),
): readonly Quote[] {
  const quotes: Quote[] = [quote(offer.result, offer.result, offer.result === 'three-way' ? 'Match Result' : 'Moneyline', null, outlook)];
  const main = (type: MarketType, grid: LineGrid): number => mainLine(type, grid, outlook, held.get(type));
  if (offer.spread) {
    const line = main('spread', offer.spread);
    quotes.push(quote('spread', 'spread', offer.spread.name, line, outlook));
  }
  const total = main('total', offer.total);
  quotes.push(quote('total', 'total', offer.total.name, total, outlook));
  if (offer.bothScore !== null) quotes.push(quote('both-teams-score', 'both-teams-score', offer.bothScore, null, outlook));
  if (offer.hasDoubleChance) quotes.push(quote('double-chance', 'double-chance', 'Double Chance', null, outlook));
  quotes.push(...alternates(offer, quotes, outlook));
  if (offer.teamTotal) {
    for (const side of ['away', 'home'] as const) {
      const type = `team-total-${side}` as const;
      quotes.push(quote(type, type, `${names[side]} Total ${offer.teamTotal.noun}`, main(type, offer.teamTotal), outlook));
    }
  }
  if (offer.oddEven !== null) quotes.push(quote('odd-even', 'odd-even', offer.oddEven, null, outlook));
  return quotes;
}

function alternates(offer: Offer, mains: readonly Quote[], outlook: Outlook): readonly Quote[] {
  const ladders = [
    ['spread', offer.spread],
    ['total', offer.total],
  ] as const;
  return ladders.flatMap(([kind, lines]) => {
    const base = mains.find(({ type }) => type === kind)?.line ?? null;
    if (base === null || !lines) return [];
    const direction = kind === 'spread' && base < 0 ? -1 : 1;
    return lines.alternates.map((distance, index) => {
      const line = base + (kind === 'spread' ? direction * distance : distance);
      const key = `alternate-${kind}-${index + 1}`;
      const name = `Alternate ${lines.name}`;
      const isOffered = Math.abs(line) >= lines.least && (kind === 'spread' || line > 0);
      const priced = quote(key, `alternate-${kind}`, name, line, outlook);
      return isOffered ? priced : { ...priced, prices: null };
    });
  });
}

export function quote(key: string, type: MarketType, name: string, line: number | null, outlook: Outlook): Quote {
  return { key, type, name, line, prices: americanPrices(chancesOf(type, line, outlook), winnersOf(type)) };
}

/** Fair chances without pushes, in the order of `SELECTIONS[type]`. */
export function chancesOf(type: MarketType, line: number | null, outlook: Outlook): readonly number[] {
  const points = (line ?? 0) / 100;
  switch (type) {
    case 'moneyline':
      return [...decided(split(outlook.margin, 0))].toReversed();
    case 'spread':
    case 'alternate-spread':
      return [...decided(split(outlook.margin, -points))].toReversed();
    case 'total':
    case 'alternate-total':
      return decided(split(outlook.total, points));
    case 'team-total-home':
      return decided(split(outlook.home, points));
    case 'team-total-away':
      return decided(split(outlook.away, points));
    case 'both-teams-score':
      return [outlook.bothScore, 1 - outlook.bothScore];
    case 'odd-even':
      return [oddShare(outlook.total), 1 - oddShare(outlook.total)];
    case 'three-way': {
      const { over, push, under } = split(outlook.margin, 0);
      return [over, push, under];
    }
    case 'double-chance': {
      const { over, push, under } = split(outlook.margin, 0);
      return [over + push, over + under, push + under];
    }
  }
}

const decided = ({ over, under }: { readonly over: number; readonly under: number }): readonly [number, number] =>
  over + under > 0 ? [over / (over + under), under / (over + under)] : [0, 0];

const BEARABLE = 0.62;

export function mainLine(type: MarketType, grid: LineGrid, outlook: Outlook, held: number | undefined): number {
  const certainty = (line: number): number => Math.max(...chancesOf(type, line, outlook));
  if (held !== undefined && certainty(held) <= BEARABLE && certainty(held) > 0) return held;
  const candidates = linesAround(expectedLine(type, outlook) * 100, grid, type === 'spread').concat(held === undefined ? [] : held);
  return candidates.reduce((best, line) => (rank(certainty(line)) < rank(certainty(best)) ? line : best));
}

function expectedLine(type: MarketType, outlook: Outlook): number {
  if (type === 'spread') return -meanOf(outlook.margin);
  if (type === 'total') return meanOf(outlook.total);
  return meanOf(type === 'team-total-home' ? outlook.home : outlook.away);
}

const rank = (certainty: number): number => (certainty > 0 && certainty < 1 ? certainty : 2);

function linesAround(centre: number, { step, least }: LineGrid, isSigned: boolean): number[] {
  const base = step === 100 ? Math.floor(centre / 100) * 100 + 50 : Math.round(centre / 50) * 50;
  const lines = Array.from({ length: 13 }, (_, index) => base + (index - 6) * step);
  const allowed = lines.filter((line) => (isSigned ? Math.abs(line) >= least : line >= 50));
  return allowed.length > 0 ? allowed : [isSigned ? -least : 50];
}
