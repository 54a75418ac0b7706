import { partsOf } from '#src/shared/betting/cashOut/parts.ts';
import type { Cents } from '#src/shared/money/money.ts';
import type { Ratio } from '#src/shared/money/ratio.ts';
import { entriesOf, isWholeNumber } from '#src/shared/values/plainObject.ts';
import type { BetView } from '../bets/bets.ts';
import { type LinesNow, priceNow } from '../pricing/linesNow.ts';
import type { CashOutView, Quote } from './types.ts';
import { cashOutValue, mostOf, type Valued } from './value.ts';

export const QUOTE_MS = { before: 30_000, live: 10_000 } as const;

export const valuedOf = (bet: BetView) => ({
  stakeCents: bet.stakeCents - bet.cashed.stakeCents,
  amountSource: bet.amountSource,
  terms: bet.terms,
  legs: bet.legs,
});

/** `kept`: the player's share of the fair value. */
export function viewOf(bet: BetView, lines: LinesNow, now: Date, kept: Ratio): CashOutView {
  const valued = valuedOf(bet);
  const common = {
    betId: bet.id,
    currency: bet.currency,
    targetCents: bet.targetCents,
    underWay: bet.underWay,
    mostCents: mostOf(valued) - (hasParts(valued) ? 0n : valued.stakeCents),
  };
  if (bet.status !== 'OPEN') return { ...common, quote: null, suspension: 'bet-closed' };
  const value = cashOutValue(valued, priceNow(lines, now), kept);
  if (!value.ok) return { ...common, quote: null, suspension: value.refusal };
  const isLive = isPlayed(bet, lines);
  const expiresAt = new Date(now.getTime() + (isLive ? QUOTE_MS.live : QUOTE_MS.before));
  const id = quoteId({ betId: bet.id, version: bet.version, cents: value.value, expiresAt });
  const quote: Quote = {
    id,
    valueCents: value.value,
    stakeCents: valued.stakeCents,
    parts: hasParts(valued) ? partsOf(valued.stakeCents, bet.combinations) : null,
    expiresAt,
    isLive,
    isOfCredit: bet.amountSource === 'PROMOTIONAL_CREDIT',
  };
  return { ...common, quote, suspension: null };
}

export const isPlayed = (bet: Pick<BetView, 'legs'>, lines: LinesNow): boolean =>
  pendingEvents(bet).some((eventId) => lines(eventId)[0]?.eventStatus === 'IN_PLAY');

/** False for bonus bets, which cannot be cashed out in part (domain rules §2.8). */
export const hasParts = ({ amountSource }: Pick<Valued, 'amountSource'>): boolean => amountSource !== 'FREE_BET';

export const pendingEvents = ({ legs }: Pick<BetView, 'legs'>): readonly string[] =>
  [...new Set(legs.filter(({ outcome }) => outcome === 'PENDING').map(({ eventId }) => eventId))].toSorted();

type Named = { readonly betId: string; readonly version: bigint; readonly cents: bigint; readonly expiresAt: Date };

const quoteId = ({ betId, version, cents, expiresAt }: Named): string =>
  Buffer.from(JSON.stringify([betId, String(version), String(cents), expiresAt.getTime()])).toString('base64url');

export function readQuoteId(
  id: string,
): { readonly betId: string; readonly version: bigint; readonly valueCents: Cents; readonly expiresAt: Date } | null {
  try {
    const [betId, version, cents, at, ...rest] = entriesOf(JSON.parse(Buffer.from(id, 'base64url').toString('utf8')));
    const isOurs = typeof betId === 'string' && isDigits(version) && isDigits(cents) && isWholeNumber(at) && rest.length === 0;
    return isOurs ? { betId, version: BigInt(version), valueCents: BigInt(cents), expiresAt: new Date(at) } : null;
  } catch {
    return null;
  }
}

const isDigits = (text: unknown): text is string => typeof text === 'string' && /^\d{1,18}$/.test(text);
