import { type AmountRefusal, type Cents, centsToFieldText, MAX_BET_CENTS, parseAmount } from '#src/shared/money/money.ts';
import type { Payoff } from '#src/shared/money/payoff.ts';

export type AmountFieldName = 'BET' | 'WIN';
export type TypedAmount = { readonly field: AmountFieldName; readonly text: string };
export type FieldRefusal = AmountRefusal | 'win-too-large';

export type AmountField = {
  readonly text: string;
  readonly cents: Cents | null;
};

export type LinkedFields = {
  readonly bet: AmountField;
  readonly win: AmountField;
  readonly refusal: FieldRefusal | null;
  /** False if the amount is empty or zero. */
  readonly matters: boolean;
};

/** Computes the win from the bet or the bet from the win, rounded half up (product §5). */
export function linkFields(typed: TypedAmount | null, payoff: Payoff): LinkedFields {
  const text = typed?.text ?? '';
  const parsed = parseAmount(text);
  if (!parsed.ok) return refused(typed, parsed.refusal);
  if (parsed.value === null || parsed.value === 0n) return { ...fieldsOf(typed, null), refusal: null, matters: false };
  return typed?.field === 'WIN' ? fromWin(typed, parsed.value, payoff) : fromBet(text, parsed.value, payoff);
}

function fromBet(text: string, betCents: Cents, { winOf, combinations }: Payoff): LinkedFields {
  const winCents = winOf(betCents);
  const isTooMuch = betCents * BigInt(combinations) > MAX_BET_CENTS;
  const refusal = isTooMuch ? 'amount-too-large' : winCents > MAX_BET_CENTS ? 'win-too-large' : null;
  return {
    bet: { text, cents: refusal ? null : betCents },
    win: { text: centsToFieldText(winCents), cents: refusal ? null : winCents },
    refusal,
    matters: true,
  };
}

function fromWin(typed: TypedAmount, wantedCents: Cents, { winOf, betFor }: Payoff): LinkedFields {
  if (betFor === null) return refused(typed, 'win-too-large');
  const betCents = betFor(wantedCents);
  if (betCents > MAX_BET_CENTS) return refused(typed, 'amount-too-large');
  const winCents = winOf(betCents);
  if (winCents > MAX_BET_CENTS) return refused(typed, 'win-too-large');
  return {
    bet: { text: centsToFieldText(betCents), cents: betCents },
    win: { text: typed.text, cents: winCents },
    refusal: null,
    matters: betCents > 0n,
  };
}

const refused = (typed: TypedAmount | null, refusal: FieldRefusal): LinkedFields => ({ ...fieldsOf(typed, null), refusal, matters: true });

function fieldsOf(typed: TypedAmount | null, cents: Cents | null): Pick<LinkedFields, 'bet' | 'win'> {
  const empty = { text: '', cents: null };
  const own = { text: typed?.text ?? '', cents };
  return typed?.field === 'WIN' ? { bet: empty, win: own } : { bet: own, win: empty };
}
