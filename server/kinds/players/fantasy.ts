import type { Catalogue, CatalogueEvent, Market, Participant } from '#server/modules/catalogue/index.ts';
import { column, type Standings, type StandingsColumn } from '../standings.ts';

type Counts = Readonly<Record<string, number>>;
type Player = { readonly id: string; readonly name: string; readonly side: Participant };
/** A player's statistics in one game, such as yards, in hundredths. */
type Line = { readonly player: Player; readonly counts: Counts };

/** Scoring rule: `worth` hundredths of a fantasy point per unit of the statistic `figure`. */
type Rule = { readonly figure: string; readonly column: StandingsColumn; readonly worth: number };
const rule = (figure: string, worth: number, short: string, full: string): Rule => ({
  figure,
  column: column(figure, short, full),
  worth,
});

/** Usual fantasy scoring rules, limited to statistics that we have. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  football: [
    rule('passing-yards', 4, 'Pass', 'Passing yards'),
    rule('rushing-yards', 10, 'Rush', 'Rushing yards'),
    rule('receiving-yards', 10, 'Rec', 'Receiving yards'),
    rule('touchdowns', 600, 'TD', 'Touchdowns'),
  ],
  basketball: [rule('points', 100, 'Pts', 'Points'), rule('rebounds', 120, 'Reb', 'Rebounds'), rule('assists', 150, 'Ast', 'Assists')],
  hockey: [rule('goals', 300, 'G', 'Goals'), rule('shots', 50, 'SOG', 'Shots on goal'), rule('saves', 20, 'SV', 'Saves')],
};
const TOTAL = column('fantasy', 'FPts', 'Fantasy points');

export type FantasyFrom = 'games' | 'lines';

/** Ranks players by fantasy points: `games` uses averages of past games, `lines` the betting lines of the next game. */
export function fantasyOf(competitionId: string, from: FantasyFrom, first: number, catalogue: Catalogue): Standings {
  const sportId = catalogue.competition(competitionId)?.sportId ?? '';
  const slug = catalogue.sports().find(({ id }) => id === sportId)?.slug ?? '';
  const all = Object.hasOwn(rules, slug) ? (rules[slug] ?? []) : [];
  const lines = from === 'lines' ? linesAhead(competitionId, catalogue) : averagesOf(competitionId, catalogue);
  const shown = all.filter(({ figure }) => lines.some(({ counts }) => counts[figure] !== undefined));
  const tallies = lines
    .map(({ player, counts }) => {
      const values = shown.map(({ figure }) => counts[figure] ?? null);
      return { player, values, total: values.reduce<number>((sum, value, at) => sum + (value ?? 0) * (shown[at]?.worth ?? 0), 0) };
    })
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total || (a.player.name < b.player.name ? -1 : 1))
    .slice(0, first);
  return {
    rowLabel: 'Player',
    columns: [...shown.map((each) => each.column), TOTAL],
    rows: tallies.map(({ player, values, total }) => ({
      rank: tallies.findIndex((other) => other.total === total) + 1,
      participant: markOf(competitionId, player),
      values: [...values.map((value) => (value === null ? '–' : tenths(value))), tenths(Math.round(total / 100))],
    })),
  };
}

const tenths = (hundredths: number): string => (Math.round(hundredths / 10) / 10).toFixed(1);

const markOf = (competitionId: string, { id, name, side }: Player): Participant => ({
  ...side,
  id: `${competitionId}:${id}`,
  name: name.replace(/^(\p{L})\p{L}* /u, '$1. '),
  fullName: `${name}, ${side.fullName}`,
  record: null,
});

const FIGURE = /^player-([a-z-]+)$/;

function linesAhead(competitionId: string, catalogue: Catalogue): readonly Line[] {
  const found = new Map<string, { readonly eventId: string; readonly player: Player; readonly counts: Record<string, number> }>();
  for (const event of catalogue.events({ competitionId, status: 'PRE_GAME' }))
    for (const { type, line, status, subject } of catalogue.marketsOf(event.id)) {
      const figure = FIGURE.exec(type)?.[1];
      const player = subject && playerOf(event, subject);
      if (figure === undefined || line === null || status !== 'OPEN' || !player) continue;
      const held = found.get(player.id) ?? { eventId: event.id, player, counts: {} };
      found.set(player.id, held);
      if (held.eventId === event.id) held.counts[figure] = line;
    }
  return [...found.values()];
}

function averagesOf(competitionId: string, catalogue: Catalogue): readonly Line[] {
  const found = new Map<string, { readonly player: Player; readonly sums: Record<string, number>; games: number }>();
  for (const event of catalogue.events({ competitionId, status: 'FINISHED' })) {
    const players = event.statistics?.box?.players;
    if (!players) continue;
    const names = new Map(catalogue.marketsOf(event.id).flatMap(({ subject }) => (subject ? [[subject.id, subject]] : [])));
    for (const [id, figures] of Object.entries(players)) {
      const player = playerOf(event, names.get(id) ?? null);
      if (!player) continue;
      const held = found.get(id) ?? { player, sums: {}, games: 0 };
      found.set(id, held);
      held.games += 1;
      for (const [figure, value] of Object.entries(figures)) held.sums[figure] = (held.sums[figure] ?? 0) + value;
    }
  }
  return [...found.values()].map(({ player, sums, games }) => ({
    player,
    counts: Object.fromEntries(Object.entries(sums).map(([figure, sum]) => [figure, Math.round((sum * 100) / games)])),
  }));
}

/** Finds the player's team by the abbreviation with which the player's id begins. */
function playerOf({ home, away }: CatalogueEvent, subject: NonNullable<Market['subject']> | null): Player | null {
  const side = [home, away].find(({ abbreviation }) =>
    subject?.id.startsWith(`${abbreviation.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}-`),
  );
  return subject && side ? { ...subject, side } : null;
}
