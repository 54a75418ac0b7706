/**
 * Computes cashback again from the printed terms, with a note per round and a drawer of vouchers. Shares no code with the server, which it
 * checks.
 */
type PrintedCashback = {
  readonly opens: number;
  readonly closes: number;
  readonly leastLoss: number;
  readonly percent: number;
  readonly upTo: number;
  readonly voucherDays: number;
  readonly vouchersEach: number;
  readonly purse: number;
};
type Note = {
  who: string;
  at: number;
  cash: number;
  paidBy: { voucher: Voucher; cents: number }[];
  won: number;
  is: 'back' | 'open' | 'over';
};
type Voucher = {
  who: string;
  day: number;
  worth: number;
  left: number;
  validUntil: number;
  hasPaid: boolean;
  isTorn: boolean;
  /** Cents left when the voucher was torn up, plus cents of wagers returned since. */
  heldBack: number;
};

const HOUR = 60 * 60 * 1_000;
/** Number of the day in New York, in winter (five hours behind UTC). */
const dayOf = (at: number): number => Math.floor((at - 5 * HOUR) / (24 * HOUR));
const endOf = (day: number): number => (day + 1) * 24 * HOUR + 5 * HOUR;

export function cashbackOracle(printed: PrintedCashback) {
  const notes = new Map<string, Note>();
  const vouchers: Voucher[] = [];
  const joined = new Map<string, number>();
  const barred = new Set<string>();
  const struckOff = new Set<string>();
  let closed = printed.closes;

  const isMeant = ({ who, at }: Note): boolean => at >= printed.opens && at >= (joined.get(who) ?? Infinity) && at < closed;
  const notesOf = (who: string): readonly Note[] => [...notes.values()].filter((note) => note.who === who && isMeant(note));
  const lossOn = (who: string, day: number): number =>
    notesOf(who)
      .filter(({ at }) => dayOf(at) === day)
      .reduce((sum, { is, cash, won }) => sum + (is === 'back' ? 0 : cash) - won, 0);
  const isDone = (who: string, day: number, now: number): boolean =>
    now >= endOf(day) && notesOf(who).every(({ at, is }) => dayOf(at) !== day || is !== 'open');
  const counts = (who: string, day: number, now: number): boolean => isDone(who, day, now) && lossOn(who, day) >= printed.leastLoss;
  const worth = (who: string, day: number): number => Math.min(Math.round((lossOn(who, day) * printed.percent) / 100), printed.upTo);
  const isGone = ({ isTorn, hasPaid }: Voucher): boolean => isTorn && !hasPaid;
  const out = (): readonly Voucher[] => vouchers.filter((one) => !isGone(one));
  const given = (): number => out().reduce((sum, one) => sum + one.worth, 0);
  const usable = (who: string, now: number): readonly Voucher[] =>
    vouchers
      .filter((one) => one.who === who && !one.isTorn && one.left > 0 && one.validUntil > now)
      .toSorted((a, b) => a.validUntil - b.validUntil);

  function tear(voucher: Voucher): void {
    voucher.isTorn = true;
    voucher.heldBack = voucher.left;
    voucher.left = 0;
  }

  function hand(who: string, day: number, now: number): void {
    const old = vouchers.find((one) => one.who === who && one.day === day);
    if (struckOff.has(`${who} ${day}`) || (old && !old.isTorn)) return;
    const validUntil = now + printed.voucherDays * 24 * HOUR;
    if (barred.has(who)) struckOff.add(`${who} ${day}`);
    else if (old?.hasPaid) Object.assign(old, { isTorn: false, left: old.heldBack, heldBack: 0, validUntil });
    else if (out().filter((one) => one.who === who).length >= printed.vouchersEach) return;
    else if (given() + worth(who, day) > printed.purse) struckOff.add(`${who} ${day}`);
    else {
      if (old) vouchers.splice(vouchers.indexOf(old), 1);
      vouchers.push({ who, day, worth: worth(who, day), left: worth(who, day), validUntil, hasPaid: false, isTorn: false, heldBack: 0 });
    }
  }

  return {
    join: (who: string, at: number) => void joined.set(who, at),
    bar: (who: string, is: boolean) => void (is ? barred.add(who) : barred.delete(who)),
    close: (at: number) => {
      closed = Math.min(closed, at);
    },
    stake: (name: string, who: string, { at, cash, credit }: { at: number; cash: number; credit: number }) => {
      const note: Note = { who, at, cash, paidBy: [], won: 0, is: 'open' };
      let due = credit;
      for (const voucher of usable(who, at)) {
        const cents = Math.min(due, voucher.left);
        if (cents === 0) break;
        Object.assign(voucher, { left: voucher.left - cents, hasPaid: true });
        note.paidBy.push({ voucher, cents });
        due -= cents;
      }
      if (due > 0) throw new Error(`${who} has no vouchers for ${due}`);
      notes.set(name, note);
    },
    win: (name: string, cents: number) => {
      const note = notes.get(name);
      if (note) Object.assign(note, { won: note.won + cents, is: 'over' });
    },
    sendBack: (name: string, now: number) => {
      const note = notes.get(name);
      if (!note) return;
      note.is = 'back';
      for (const { voucher, cents } of note.paidBy)
        if (voucher.isTorn) voucher.heldBack += cents;
        else Object.assign(voucher, { left: voucher.left + cents, validUntil: Math.max(voucher.validUntil, now + 7 * 24 * HOUR) });
    },
    /** Empties vouchers that are no longer valid. */
    tick: (now: number) => {
      for (const voucher of vouchers) if (!voucher.isTorn && voucher.validUntil <= now) voucher.left = 0;
    },
    /** Checks one player's notes. Tears up vouchers that became wrong, and gives those due, oldest day first. */
    look: (who: string, now: number) => {
      const days = [...new Set(notesOf(who).map(({ at }) => dayOf(at)))];
      for (const voucher of usable(who, now))
        if (!counts(who, voucher.day, now) || (!voucher.hasPaid && voucher.worth !== worth(who, voucher.day))) tear(voucher);
      for (const day of days) if (counts(who, day, now) && worth(who, day) > 0) hand(who, day, now);
    },
    report: (who: string, now: number) => ({ credit: usable(who, now).reduce((sum, { left }) => sum + left, 0), given: given() }),
  };
}
