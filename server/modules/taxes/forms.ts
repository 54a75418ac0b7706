import type { Kysely } from 'kysely';
import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { easternDay, isoDay } from '#server/platform/dates/eastern.ts';
import { isTaxedIn } from './rules/bigWins.ts';
import { pdfOf } from './rules/pdf.ts';
import { reportableWins, type ReportedWin } from './wins.ts';

export type TaxForm = { readonly w2gId: string; readonly displayName: string; readonly downloadUrl: string };
/** New York calendar year. */
export type TaxYear = { readonly year: number; readonly forms: readonly TaxForm[] };

const playerIn = (db: Kysely<Schema>, playerId: string) =>
  db.selectFrom('players').select(['first_name', 'last_name', 'region']).where('id', '=', playerId).executeTakeFirst();

/** None outside the United States. */
async function winsIn(db: Kysely<Schema>, playerId: string): Promise<readonly ReportedWin[]> {
  const player = await playerIn(db, playerId);
  return player && isTaxedIn(player.region) ? reportableWins(db, playerId) : [];
}

export async function taxYearsOf(db: Kysely<Schema>, playerId: string): Promise<readonly TaxYear[]> {
  const years = new Map<number, TaxForm[]>();
  for (const { betId, at, won, currency } of await winsIn(db, playerId)) {
    const day = easternDay(at);
    const forms = years.get(day.year) ?? [];
    years.set(day.year, forms);
    forms.push({
      w2gId: betId,
      displayName: `W-2G, ${isoDay(day)}, ${formatCents(won, currency)}`,
      downloadUrl: `/i/w2g_forms/${encodeURIComponent(betId)}`,
    });
  }
  return [...years].map(([year, forms]) => ({ year, forms }));
}

export async function taxFormOf(db: Kysely<Schema>, playerId: string, w2gId: string): Promise<string | null> {
  const [player, wins] = await Promise.all([playerIn(db, playerId), winsIn(db, playerId)]);
  const win = wins.find(({ betId }) => betId === w2gId);
  return player && win ? written(win, player) : null;
}

type Winner = { readonly first_name: string; readonly last_name: string; readonly region: string };

function written({ betId, betType, at, won, staked, currency }: ReportedWin, winner: Winner): string {
  const day = isoDay(easternDay(at));
  const boxes: readonly (readonly [string, string])[] = [
    [t`Winner`, `${winner.first_name} ${winner.last_name}`],
    [t`1  Reportable winnings`, formatCents(won, currency)],
    [t`2  Date won`, day],
    [t`3  Type of wager`, betType.toLowerCase().replaceAll('_', ' ')],
    [t`4  Federal income tax withheld`, formatCents(0n, currency)],
    ['5  Transaction', betId],
    [t`Amount wagered`, formatCents(staked, currency)],
    ['13 State', winner.region.slice('US-'.length)],
  ];
  const title = t`Form W-2G figures, ${day}`;
  const lines = boxes.flatMap(([label, value], place) => [
    { text: label, size: 9, top: 130 + place * 44 },
    { text: value, size: 13, top: 146 + place * 44 },
  ]);
  return pdfOf(title, [{ text: title, size: 18, top: 84 }, ...lines]);
}
