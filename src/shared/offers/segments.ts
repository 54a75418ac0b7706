import { t } from '../text/t.ts';
import { daysText } from './amounts.ts';
import type { OfferDocument, Segment } from './document.ts';

export type SegmentWords = { readonly label: string; readonly sentence: string };

export function segmentWords({ who, joining }: Pick<OfferDocument, 'joining' | 'who'>): SegmentWords | null {
  if (who === undefined) return null;
  const isOptIn = joining === 'opt-in';
  const [label, rule] = [labelOf(who), ruleOf(who)];
  return { label, sentence: isOptIn ? t`${rule} before you opt in.` : t`${rule} before you place the bet.` };
}

function labelOf(who: Segment): string {
  if (who.kind === 'new') return t`For new players.`;
  if (who.kind === 'lapsed') return t`For players who have not played for ${daysText(who.days)}.`;
  return t`For players who have deposited in the last {${who.days}, plural, one {day} other {# days}}.`;
}

function ruleOf(who: Segment): string {
  if (who.kind === 'new') return t`You are a new player if no bet of yours has settled`;
  if (who.kind === 'lapsed') return t`You must have played before, but placed no bet and played no game in the ${daysText(who.days)}`;
  return t`You must have made a deposit, which was not sent back, in the ${daysText(who.days)}`;
}
