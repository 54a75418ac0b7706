import { createHash } from 'node:crypto';
import { rungsFor, teaserRung, type TeaserTable } from '#src/shared/betting/teaser.ts';
import type { TeaserTerms } from '../betTerms.ts';

export function teaserTermsOf(table: TeaserTable, sports: readonly string[], points: number, legs: number): TeaserTerms | null {
  const rung = teaserRung(table, sports, points, legs);
  if (rung === null) return null;
  const ladder = rungsFor(table, sports)
    .filter((one) => one.points === points && one.legs <= legs)
    .map((one) => ({ legs: one.legs, price: one.price }));
  const { besides, ties = 'drop', voids = 'drop' } = rung;
  return { points, ...(besides ? { besides } : {}), ladder, ties, voids };
}

export const dropsOf = ({ ladder }: Pick<TeaserTerms, 'ladder'>, legs: number): TeaserTerms['ladder'] =>
  ladder.filter((rung) => rung.legs < legs).toSorted((a, b) => b.legs - a.legs);

export function nameOfTerms({ points, besides, ties, voids, ladder }: TeaserTerms, legs: number): string {
  const drops = dropsOf({ ladder }, legs).map((rung) => [rung.legs, String(rung.price.num), String(rung.price.den)]);
  const said = [points, besides ? [besides.sport, besides.points] : null, ties, voids, legs, drops];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
}
