import { t } from '../text/t.ts';
import { type ActionWords, actionWords } from './actions.ts';
import { instantText, listed } from './amounts.ts';
import { awardWords } from './awards.ts';
import { type OfferDocument, partOfRule } from './document.ts';
import { segmentWords } from './segments.ts';

export type OfferNames = {
  readonly on: string | null;
  readonly only?: string | null;
  readonly regions: readonly string[];
};

export type OfferTerms = { readonly title: string; readonly summary: string; readonly sentences: readonly string[] };

/** Generates the texts of an offer from its rules. */
export function termsOf(document: OfferDocument, names: OfferNames): OfferTerms {
  const act = actionWords(document, onOf(document, names));
  const pay = awardWords(document, act, onlyOf(document, names));
  const isOptIn = document.joining === 'opt-in';
  const who = segmentWords(document);
  const summary = summaryOf(act, pay.award, isOptIn);
  return {
    title: titleOf(document, act.title, pay.title),
    summary: who === null ? summary : t`${who.label} ${summary}`,
    sentences: [
      t`This offer runs from ${instantText(document.from)} to ${instantText(document.until)}.`,
      ...(isOptIn ? [t`Opt in first. ${act.optIn}`] : []),
      ...(who === null ? [] : [t`${who.label} ${who.sentence}`]),
      ...act.sentences,
      ...pay.sentences,
      t`{${document.mostAwards}, plural, one {# ${pay.one}} other {At most # ${pay.many}, ${act.atCap},}} for each person.`,
      t`The offer has a budget. Once it is used up, ${act.late}.`,
      t`Where: ${listed(names.regions)}.`,
      t`You get nothing while you are on a break, are self-excluded, or can’t bet for another reason.`,
      t`${act.fallen}, ${pay.takenBack}`,
      t`We can end this offer early. ${act.stopped}`,
    ],
  };
}

function summaryOf({ alone, todo, when }: ActionWords, award: string, isOptIn: boolean): string {
  if (todo === null) return isOptIn ? t`Opt in. ${when}, you get ${award}.` : t`${when}, you get ${award}.`;
  return isOptIn ? t`Opt in, then ${todo}. ${when}, you get ${award}.` : t`${alone}. ${when}, you get ${award}.`;
}

/** Insurance, deposit match and cashback have their usual names. Other titles name the player's action and the award. */
function titleOf({ qualifies, pays }: OfferDocument, act: string, pay: string): string {
  if (qualifies.kind === 'near-miss' || qualifies.kind === 'day-loss') return t`${act}: ${pay}`;
  return qualifies.kind === 'deposit' && pays.kind === 'bonus-bet-share' ? t`Deposit match: ${pay}` : t`${act}, get ${pay}`;
}

function onOf({ qualifies }: OfferDocument, { on }: OfferNames): string | null {
  const part = partOfRule(qualifies);
  return part && (on ?? part.id);
}
const onlyOf = ({ pays }: OfferDocument, { only }: OfferNames): string | null =>
  pays.kind !== 'profit-boost' || pays.on === null ? null : (only ?? pays.on.id);
