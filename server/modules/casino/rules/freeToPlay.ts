import { t } from '#src/shared/text/t.ts';
import type { CasinoGame, Catalogue } from '#server/modules/catalogue/index.ts';
import { dayAfter, type EasternDay, easternDay, easternInstant, weekdayOf } from '#server/platform/dates/eastern.ts';

/** Free game of a day or week; both begin at midnight in New York. */
export type FreeGame = {
  readonly id: 'game-of-the-day' | 'game-of-the-week';
  readonly title: string;
  readonly text: string;
  readonly termsOfUse: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly game: CasinoGame;
};

const TERMS = t`Play for fun. There is no stake and no payout. Results in practice mode do not show what a game pays when you play for money.`;

const numberOf = ({ year, month, day }: EasternDay): number => Date.UTC(year, month - 1, day) / 86_400_000;
const midnightOf = (day: EasternDay): Date => easternInstant(day, '00:00');

const titles: Readonly<Record<FreeGame['id'], string>> = { 'game-of-the-day': t`Game of the day`, 'game-of-the-week': t`Game of the week` };
const isId = (id: string): id is FreeGame['id'] => Object.hasOwn(titles, id);

export const freeGameTitle = (id: string): string | null => (isId(id) ? titles[id] : null);

export function freeGames(catalogue: Catalogue, now: Date): readonly FreeGame[] {
  const games = catalogue.games().filter(({ demoAvailable }) => demoAvailable);
  const today = easternDay(now);
  const monday = dayAfter(today, -((weekdayOf(today) + 6) % 7));
  const ofWeek = games[Math.floor(numberOf(monday) / 7) % games.length];
  const others = games.filter((each) => each !== ofWeek);
  const ofDay = others[numberOf(today) % others.length];
  return [
    ...freeGame(ofDay, {
      id: 'game-of-the-day',
      text: t`Free until midnight. Play money only: no stake and no prizes.`,
      startsAt: midnightOf(today),
      endsAt: midnightOf(dayAfter(today, 1)),
    }),
    ...freeGame(ofWeek, {
      id: 'game-of-the-week',
      text: t`Free until Sunday night. Play money only: no stake and no prizes.`,
      startsAt: midnightOf(monday),
      endsAt: midnightOf(dayAfter(monday, 7)),
    }),
  ];
}

const freeGame = (game: CasinoGame | undefined, of: Omit<FreeGame, 'game' | 'termsOfUse' | 'title'>): FreeGame[] =>
  game === undefined ? [] : [{ ...of, title: titles[of.id], termsOfUse: TERMS, game }];

export const pathOfFreeGame = (id: string): string => `/casino/f2p/${id}`;
