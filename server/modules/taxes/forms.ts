import type { Kysely } from 'kysely';
import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import type { Ports } from '#server/platform/ports.ts';
import { sheetAsPdf, type Paper } from '#server/platform/paper/sheet.ts';
import type { Schema, StoredTaxForm } from '#server/platform/store/schema/index.ts';
import { easternDay, isoDay } from '#server/platform/dates/eastern.ts';
import { isTaxedIn } from './rules/bigWins.ts';
import { reportableWins, type ReportedWin } from './wins.ts';

export type TaxForm = { readonly w2gId: string; readonly displayName: string; readonly downloadUrl: string };
export type TaxYear = { readonly year: number; readonly forms: readonly TaxForm[] };

type Winner = { readonly first_name: string; readonly last_name: string; readonly region: string };
type Issued = { readonly id: string; readonly betId: string; readonly year: number; readonly displayName: string; readonly at: Date };
type Due = Issued & { readonly win: ReportedWin; readonly winner: Winner; readonly isCorrected: boolean };

export async function taxYearsOf(db: Kysely<Schema>, playerId: string): Promise<readonly TaxYear[]> {
  const { issued, due } = await formsOf(db, playerId);
  const years = new Map<number, TaxForm[]>();
  for (const { id, year, displayName } of inOrder([...issued, ...due])) {
    const forms = years.get(year) ?? [];
    years.set(year, forms);
    forms.push({ w2gId: id, displayName, downloadUrl: `/i/w2g_forms/${encodeURIComponent(id)}` });
  }
  return [...years].map(([year, forms]) => ({ year, forms }));
}

/** The tax form as a PDF, issued at the first request. Null if it is not the player's. */
export async function taxFormOf(db: Kysely<Schema>, ports: Pick<Ports, 'now'>, playerId: string, w2gId: string): Promise<Paper | null> {
  const { due } = await formsOf(db, playerId);
  const asked = due.find(({ id }) => id === w2gId);
  if (asked) await issue(db, ports, playerId, asked);
  const form = await db
    .selectFrom('tax_forms')
    .select(['content', 'issued_at'])
    .where('id', '=', w2gId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return form ? sheetAsPdf({ ...form.content, language: 'en-US', madeAt: form.issued_at }) : null;
}

async function issue(db: Kysely<Schema>, ports: Pick<Ports, 'now'>, playerId: string, due: Due): Promise<void> {
  const { id, betId, year, displayName, at, win } = due;
  await db
    .insertInto('tax_forms')
    .values({
      id,
      bet_id: betId,
      player_id: playerId,
      year,
      display_name: displayName,
      won: win.won,
      staked: win.staked,
      content: JSON.stringify(written(due)),
      won_at: at,
      issued_at: ports.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function formsOf(
  db: Kysely<Schema>,
  playerId: string,
): Promise<{ readonly issued: readonly Issued[]; readonly due: readonly Due[] }> {
  const [winner, rows] = await Promise.all([
    db.selectFrom('players').select(['first_name', 'last_name', 'region']).where('id', '=', playerId).executeTakeFirst(),
    db
      .selectFrom('tax_forms')
      .select(['id', 'bet_id as betId', 'year', 'display_name as displayName', 'won', 'staked', 'won_at as at'])
      .where('player_id', '=', playerId)
      .execute(),
  ]);
  const wins = winner && isTaxedIn(winner.region) ? await reportableWins(db, playerId) : [];
  const due = wins.flatMap((win): readonly Due[] => {
    const earlier = rows.filter(({ betId }) => betId === win.betId);
    const isIssued = earlier.some(({ won, staked }) => BigInt(won) === win.won && BigInt(staked) === win.staked);
    return isIssued || !winner ? [] : [dueFor(win, winner, earlier.length)];
  });
  return { issued: rows, due };
}

function dueFor(win: ReportedWin, winner: Winner, earlier: number): Due {
  const day = easternDay(win.at);
  return {
    id: earlier === 0 ? win.betId : `${win.betId}-${earlier + 1}`,
    betId: win.betId,
    year: day.year,
    displayName: `W-2G, ${isoDay(day)}, ${formatCents(win.won, win.currency)}`,
    at: win.at,
    win,
    winner,
    isCorrected: earlier > 0,
  };
}

const inOrder = (forms: readonly Issued[]): readonly Issued[] =>
  forms.toSorted((one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? -1 : 1));

function written({ win, winner, isCorrected }: Due): StoredTaxForm {
  const { betId, betType, at, won, staked, currency } = win;
  const day = isoDay(easternDay(at));
  return {
    title: isCorrected ? t`Corrected form W-2G figures, ${day}` : t`Form W-2G figures, ${day}`,
    rows: [
      [t`Winner`, `${winner.first_name} ${winner.last_name}`],
      [t`1  Reportable winnings`, formatCents(won, currency)],
      [t`2  Date won`, day],
      [t`3  Type of wager`, betType.toLowerCase().replaceAll('_', ' ')],
      [t`4  Federal income tax withheld`, formatCents(0n, currency)],
      ['5  Transaction', betId],
      [t`Amount wagered`, formatCents(staked, currency)],
      ['13 State', winner.region.slice('US-'.length)],
    ],
  };
}
