import type { Offer } from '../quotes/offer.ts';
import type { ModelName } from '../model/sports.ts';
import type { Side } from '../offer/rosters.ts';

export type Slot = readonly [time: string, count: number];
export type Week = readonly (readonly Slot[])[];

export type SeededCompetition = {
  readonly id: string;
  readonly sport: string;
  readonly organization: { readonly slug: string; readonly name: string };
  readonly name: string;
  readonly mark: readonly [initials: string, primary: string, secondary: string];
  readonly sides: readonly Side[];
  readonly model: ModelName;
  readonly offer: Offer;
  /** Home advantage in points (log-odds in sports with sets or maps), like `strength`. */
  readonly home: number;
  readonly strength: number;
  readonly pace: number;
  readonly paceSpread: number;
  /** Games that each team has played; if 0, teams' records are hidden. */
  readonly played: number;
  readonly recordStyle: 'wins-losses' | 'wins-losses-overtime' | 'wins-draws-losses';
  readonly week: Week;
  readonly joiner: 'at' | 'v';
  readonly streams: number;
};

export type Shared = Pick<
  SeededCompetition,
  'sport' | 'model' | 'offer' | 'home' | 'strength' | 'pace' | 'paceSpread' | 'recordStyle' | 'joiner' | 'streams'
>;

export const UNITED_STATES = { slug: 'united-states', name: 'United States' } as const;
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Parses a week of games, such as `sun 13:00x8 16:05; mon 20:15` or `daily 09:00`. Throws SyntaxError for malformed text. */
export function week(text: string): Week {
  const days = new Map<string, readonly Slot[]>();
  for (const part of text.split(';')) {
    const [day = '', ...slots] = part.trim().split(' ');
    if (day !== 'daily' && !DAYS.some((known) => known === day)) throw new SyntaxError(`Not a day: ${part}`);
    days.set(day, slots.map(slotOf));
  }
  return DAYS.map((day) => days.get(day) ?? days.get('daily') ?? []);
}

function slotOf(text: string): Slot {
  const match = /^(\d\d:\d\d)(?:x(\d+))?$/.exec(text);
  if (!match?.[1]) throw new SyntaxError(`Not a time and count: ${text}`);
  return [match[1], Number(match[2] ?? 1)];
}
