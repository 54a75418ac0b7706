import type { OddsFormat } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';
import { betTitle } from '../betTitle.ts';
import { priceText } from '../../odds/priceText.ts';
import type { ShareableBet } from './shareable.ts';

/** `y` is the baseline of the text, in pixels from the top. */
export type ImageText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: 'bold' | 'regular';
  readonly ink: 'accent' | 'dim' | 'on-chrome' | 'plain';
  readonly align: 'end' | 'start';
  /** Maximum width in pixels. Longer text ends with an ellipsis. */
  readonly room: number;
};
export type ShareImage = { readonly width: number; readonly height: number; readonly head: number; readonly texts: readonly ImageText[] };

const WIDTH = 1_080;
const EDGE = 64;
const HEAD = 136;
const LEG = 128;
const TOP = HEAD + 160;
const FOOT = 116;
const MOST_LEGS = 8;
const NOTE = t`Odds change. Only bet what you can afford to lose.`;

type Drawn = Omit<ShareableBet, 'id'>;

/** Lays out the picture of a bet: selections and odds, but no stake and no player's name. */
export function shareImageOf(bet: Drawn, brand: string, format: OddsFormat): ShareImage {
  const legs = bet.legs.toSorted((a, b) => a.ordinal - b.ordinal);
  const shown = legs.length > MOST_LEGS ? legs.slice(0, MOST_LEGS - 1) : legs;
  const rows = shown.map((leg) => [nameOf(leg), `${leg.marketName} · ${leg.event.name}`] as const);
  const left = legs.length - shown.length;
  const all = left > 0 ? [...rows, [t`and ${left} more`, ''] as const] : rows;
  const height = TOP + all.length * LEG + FOOT;
  const line = { x: EDGE, align: 'start', room: WIDTH - 2 * EDGE } as const;
  return {
    width: WIDTH,
    height,
    head: HEAD,
    texts: [
      { ...line, text: brand, y: 86, size: 48, weight: 'bold', ink: 'on-chrome' },
      { ...line, text: betTitle(bet), y: HEAD + 92, size: 52, weight: 'bold', ink: 'plain', room: 640 },
      {
        ...{ text: priceText(bet.totalOdds, format), x: WIDTH - EDGE, y: HEAD + 92, size: 52, weight: 'bold', ink: 'accent' },
        ...{ align: 'end', room: 280 },
      },
      ...all.flatMap(([name, where], at): ImageText[] => [
        { ...line, text: name, y: TOP + at * LEG + 44, size: 44, weight: 'bold', ink: 'plain' },
        { ...line, text: where, y: TOP + at * LEG + 90, size: 32, weight: 'regular', ink: 'dim' },
      ]),
      { ...line, text: NOTE, y: height - 44, size: 30, weight: 'regular', ink: 'dim' },
    ],
  };
}

const nameOf = ({ selectionName, points }: ShareableBet['legs'][number]): string =>
  points === null || selectionName.includes(points.formattedPoints) ? selectionName : `${selectionName} ${points.formattedPoints}`;
