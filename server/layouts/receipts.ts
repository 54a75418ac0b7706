import type { AuthoredDefaultReceiptLine, AuthoredStoredNode } from '../gql/authored.ts';
import type { MoneyParent } from '../graphql/parents.ts';
import { NO_DATA } from './bind.ts';
import type { FallbackParent, ReceiptNodeParent, ReceiptParent, ReceiptSlotParent } from './parents.ts';
import { fallbackOf, type Resolved, type ResolvedNode } from './resolve.ts';
import { wireId } from './wire.ts';
import { formatPoints, points } from '../graphql/resolvers/values.ts';
import { formatCents } from '#src/lib/money.ts';
import { formatPrice, type OddsFormat } from '#src/lib/odds.ts';

/** What a receipt tells of a bet. */
export type ReceiptBet = {
  readonly id: string;
  readonly type: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly num: bigint;
  readonly den: bigint;
  readonly potentialPayout: bigint;
  /** Null while open. */
  readonly payout: bigint | null;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
  readonly legs: readonly {
    readonly id: string;
    readonly selectionName: string;
    readonly marketName: string;
    readonly marketType: string;
    readonly points: number | null;
    readonly num: bigint;
    readonly den: bigint;
  }[];
};

type Value = AuthoredDefaultReceiptLine['of'];
type Amount = Extract<Value, 'stake' | 'toWin' | 'potentialPayout' | 'payout' | 'result'>;

/** Cents of an amount of the bet; null where there is none yet. `result` is what the player won or lost on it. */
const amounts: { readonly [A in Amount]: (bet: ReceiptBet) => bigint | null } = {
  stake: ({ stake }) => stake,
  toWin: ({ potentialPayout, stake }) => potentialPayout - stake,
  potentialPayout: ({ potentialPayout }) => potentialPayout,
  payout: ({ payout }) => payout,
  result: ({ payout, stake }) => (payout === null ? null : payout - stake),
};
const isAmount = (value: Value): value is Amount => Object.hasOwn(amounts, value);

const betTypes: Readonly<Record<string, string>> = {
  STRAIGHT: 'Straight',
  PARLAY: 'Parlay',
  PARLAY_PLUS: 'Parlay+',
  ROUND_ROBIN: 'Round robin',
  TEASER: 'Teaser',
};

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
/** `11/21/2026 7:05 PM ET`: the product's form and zone (§9). */
const timeText = (instant: Date | null): string | null =>
  instant && `${clock.format(instant).replace(', ', ' ').replaceAll(/\s/g, ' ')} ET`;

type Line = { readonly key: string; readonly label: string; readonly value: string; readonly amount: MoneyParent | null };

/** The lines that a value makes: one, one for each leg, or none when the bet has no such value. */
function linesOf(props: AuthoredDefaultReceiptLine, bet: ReceiptBet, format: OddsFormat): Line[] {
  const { of, label } = props;
  if (of === 'leg') {
    return bet.legs.map((leg, index) => ({
      key: `:${index}`,
      label: `${leg.selectionName}${lineText(leg.points, leg.marketType)} · ${leg.marketName}`,
      value: formatPrice(leg, format),
      amount: null,
    }));
  }
  if (isAmount(of)) {
    const cents = amounts[of](bet);
    if (cents === null) return [];
    const amount = props.countsToTotal === true ? { cents, currency: bet.currency } : null;
    return [{ key: '', label, value: formatCents(cents, bet.currency), amount }];
  }
  const value = {
    totalOdds: formatPrice(bet, format),
    betType: betTypes[bet.type] ?? bet.type,
    placedAt: timeText(bet.placedAt),
    settledAt: timeText(bet.settledAt),
    betId: bet.id,
  }[of];
  return value === null ? [] : [{ key: '', label, value, amount: null }];
}

/** The line of a leg, with its sign where the market's lines have one. */
function lineText(hundredths: number | null, marketType: string): string {
  const line = points(hundredths, marketType);
  return line ? ` ${formatPoints(line)}` : '';
}

/**
 * The receipt of a bet. Its total is the sum of the lines that count, made here from the bet, not from what happened to be drawable:
 * a client that cannot draw a counting line sees that its own sum falls short.
 */
export function receiptOf(resolved: Resolved, bet: ReceiptBet, format: OddsFormat): ReceiptParent {
  const lines = resolved.nodes.flatMap((node) => slotsOf(node, bet, format));
  const cents = resolved.nodes.reduce((total, node) => total + counted(node, bet), 0n);
  return { id: `receipt_${bet.id}`, revision: resolved.revision, total: { cents, currency: bet.currency }, lines };
}

function slotsOf(node: ResolvedNode, bet: ReceiptBet, format: OddsFormat): ReceiptSlotParent[] {
  const { kind, label, trackingId, absence, content } = node;
  // A stored line that says it may be skipped is broken, and is not skipped either.
  const criticality = node.criticality === 'OPTIONAL' ? 'DEGRADABLE' : node.criticality;
  const frame = { kind, criticality, label, trackingId, absence, fallback: receiptFallbackOf(node.fallback, bet), node: null };
  const id = wireId(node.id, bet.id);
  const common = { id, presentation: node.presentation, data: NO_DATA };
  const slot = (line: ReceiptNodeParent): ReceiptSlotParent => ({ ...frame, id: line.id, line });
  switch (content?.kind) {
    case 'DefaultReceiptLine': {
      const props = content.props as AuthoredDefaultReceiptLine;
      return linesOf(props, bet, format).map(({ key, ...line }) =>
        slot({ ...common, id: `${id}${key}`, __typename: 'DefaultReceiptLine', props, ...line }),
      );
    }
    case 'HeaderReceiptLine':
      return [slot({ ...common, __typename: 'HeaderReceiptLine', props: content.props as { title: string; subtitle?: string } })];
    case 'SeparatorReceiptLine':
      return [slot({ ...common, __typename: 'SeparatorReceiptLine', props: {} })];
    default:
      return [{ ...frame, id, absence: absence ?? 'UNSUPPORTED', line: null }];
  }
}

function counted({ content }: ResolvedNode, bet: ReceiptBet): bigint {
  if (content?.kind !== 'DefaultReceiptLine') return 0n;
  const { of, countsToTotal } = content.props as AuthoredDefaultReceiptLine;
  return countsToTotal === true && isAmount(of) ? (amounts[of](bet) ?? 0n) : 0n;
}

function receiptFallbackOf(fallback: AuthoredStoredNode['fallback'] | null, bet: ReceiptBet): FallbackParent | null {
  if (fallback?.kind !== 'FallbackAmountLine') return fallbackOf(fallback ?? null);
  const cents = amounts[fallback.of](bet);
  return cents === null
    ? null
    : { __typename: 'FallbackAmountLine', label: fallback.label, formattedAmount: formatCents(cents, bet.currency) };
}
