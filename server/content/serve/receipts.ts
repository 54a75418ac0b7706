import type { AuthoredDefaultReceiptLine, AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import type { MoneyParent } from '#server/kinds/parents.ts';
import { NO_DATA } from '#server/kinds/bind.ts';
import type { FallbackParent, FrameParent, ReceiptNodeParent, ReceiptParent, ReceiptSlotParent } from '#server/kinds/nodeParents.ts';
import { amountOf, type ReceiptBet, type ReceiptFacility, type ReceiptSubject, textOf } from '#server/contract/receiptSubjects.ts';
import { fallbackOf, type Resolved, type ResolvedNode } from './resolve.ts';
import { wireId } from './wire.ts';
import { formatPoints, points } from '#server/kinds/values.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { formatPrice, type OddsFormat } from '#src/shared/money/odds.ts';
import { isOfKind } from './admit.ts';

type Line = { readonly key: string; readonly label: string; readonly value: string; readonly amount: MoneyParent | null };

function linesOf(props: AuthoredDefaultReceiptLine, subject: ReceiptSubject, format: OddsFormat): Line[] {
  const { of, label } = props;
  if (of === 'leg') return subject.about === 'bet' ? legLines(subject, format) : [];
  const cents = amountOf(subject, of);
  if (cents !== null) {
    const amount = props.countsToTotal === true ? { cents, currency: subject.currency } : null;
    return [{ key: '', label, value: formatCents(cents, subject.currency), amount }];
  }
  const value = textOf(subject, of, format);
  return value === null ? [] : [{ key: '', label, value, amount: null }];
}

/** Omits leg prices of a teaser, which has a single price. */
const legLines = ({ legs, type }: ReceiptBet, format: OddsFormat): Line[] =>
  legs.map((leg, index) => ({
    key: `:${index}`,
    label: `${leg.selectionName}${lineText(leg.points, leg.marketType)} · ${leg.marketName}`,
    value: type === 'TEASER' ? 'Teased' : formatPrice(leg, format),
    amount: null,
  }));

function lineText(hundredths: number | null, marketType: string): string {
  const line = points(hundredths, marketType);
  return line ? ` ${formatPoints(line)}` : '';
}

/** Totals include lines that the client cannot draw, to reveal their absence. */
export function receiptOf(resolved: Resolved, subject: ReceiptSubject, format: OddsFormat): ReceiptParent {
  const lines = resolved.nodes.flatMap((node) => slotsOf(node, subject, format));
  const cents = resolved.nodes.reduce((total, node) => total + counted(node, subject), 0n);
  return { id: `receipt_${subject.id}`, revision: resolved.revision, total: { cents, currency: subject.currency }, lines };
}

function slotsOf(node: ResolvedNode, subject: ReceiptSubject, format: OddsFormat): ReceiptSlotParent[] {
  const { kind, label, trackingId, absence, content } = node;
  // Receipts never drop a line, not even an OPTIONAL one.
  const criticality = node.criticality === 'OPTIONAL' ? 'DEGRADABLE' : node.criticality;
  const frame = { kind, criticality, label, trackingId, absence, fallback: receiptFallbackOf(node.fallback, subject), node: null };
  const id = wireId(node.id, subject.id);
  const common = { id, presentation: node.presentation, data: NO_DATA };
  const slot = (line: ReceiptNodeParent): ReceiptSlotParent => ({ ...frame, id: line.id, line });
  const empty = (why: FrameParent['absence']): ReceiptSlotParent => ({ ...frame, id, absence: absence ?? why, line: null });
  if (isOfKind(content, 'DefaultReceiptLine'))
    return linesOf(content.props, subject, format).map(({ key, ...line }) =>
      slot({ ...common, id: `${id}${key}`, __typename: 'DefaultReceiptLine', props: content.props, ...line }),
    );
  switch (content?.kind) {
    case 'LocationReceiptLine':
    case 'WorkingHoursReceiptLine': {
      const facility = facilityOf(subject);
      return [facility ? slot(placed({ ...common, __typename: content.kind, props: content.props, facility })) : empty('SOURCE_FAILED')];
    }
    case 'HeaderReceiptLine':
    case 'InformationReceiptLine':
    case 'ListReceiptLine':
    case 'PromptReceiptLine':
    case 'SeparatorReceiptLine':
    case 'WarningReceiptLine':
      return [slot(placed({ ...common, __typename: content.kind, props: content.props }))];
    default:
      return hasNothingToTell(node, subject, format) ? [] : [empty('UNSUPPORTED')];
  }
}

function hasNothingToTell({ undrawable }: ResolvedNode, subject: ReceiptSubject, format: OddsFormat): boolean {
  return isOfKind(undrawable, 'DefaultReceiptLine') && linesOf(undrawable.props, subject, format).length === 0;
}

type Placed = {
  readonly __typename: ReceiptNodeParent['__typename'];
  readonly props: unknown;
  readonly facility?: ReceiptFacility;
};
/** Safe cast: `admit` has checked the props. */
const placed = (line: Placed): ReceiptNodeParent => line as ReceiptNodeParent;

const facilityOf = (subject: ReceiptSubject): ReceiptFacility | null => (subject.about === 'transaction' ? subject.facility : null);

function counted({ content, undrawable }: ResolvedNode, subject: ReceiptSubject): bigint {
  const known = content ?? undrawable;
  if (!isOfKind(known, 'DefaultReceiptLine')) return 0n;
  const { of, countsToTotal } = known.props;
  return countsToTotal === true ? (amountOf(subject, of) ?? 0n) : 0n;
}

function receiptFallbackOf(fallback: AuthoredStoredNode['fallback'] | null, subject: ReceiptSubject): FallbackParent | null {
  if (fallback?.kind !== 'FallbackAmountLine') return fallbackOf(fallback ?? null);
  const cents = amountOf(subject, fallback.of);
  return cents === null
    ? null
    : { __typename: 'FallbackAmountLine', label: fallback.label, formattedAmount: formatCents(cents, subject.currency) };
}
