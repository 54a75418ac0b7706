import type { Participant } from '#server/modules/catalogue/index.ts';

export type StandingsColumn = { readonly key: string; readonly label: string; readonly fullLabel: string };
export type StandingsRow = { readonly rank: number; readonly participant: Participant; readonly values: readonly string[] };
export type Standings = {
  readonly rowLabel: string;
  readonly columns: readonly StandingsColumn[];
  readonly rows: readonly StandingsRow[];
};

type Tally = { readonly participant: Participant; readonly won: number; readonly lost: number; readonly other: number };

export const column = (key: string, label: string, fullLabel: string): StandingsColumn => ({ key, label, fullLabel });
const PLAYED = column('played', 'GP', 'Games played');
const WON = column('won', 'W', 'Won');
const LOST = column('lost', 'L', 'Lost');
const POINTS = column('points', 'Pts', 'Points');

/** Points: soccer 3 per win, hockey 2; 1 per draw or overtime loss. */
const styles = {
  soccer: {
    columns: [PLAYED, WON, column('drawn', 'D', 'Drawn'), LOST, POINTS],
    valuesOf: (tally: Tally) => [playedOf(tally), tally.won, tally.other, tally.lost, 3 * tally.won + tally.other].map(String),
    worthOf: ({ won, other }: Tally) => 3 * won + other,
  },
  hockey: {
    columns: [PLAYED, WON, LOST, column('overtime', 'OT', 'Overtime losses'), POINTS],
    valuesOf: (tally: Tally) => [playedOf(tally), tally.won, tally.lost, tally.other, 2 * tally.won + tally.other].map(String),
    worthOf: ({ won, other }: Tally) => 2 * won + other,
  },
  others: {
    columns: [PLAYED, WON, LOST, column('share', 'Pct', 'Win %')],
    valuesOf: (tally: Tally) => [String(playedOf(tally)), String(tally.won), String(tally.lost), shareText(tally)],
    worthOf: (tally: Tally) => tally.won / Math.max(1, playedOf(tally)),
  },
} as const;

const playedOf = ({ won, lost, other }: Tally): number => won + lost + other;

const shareText = (tally: Tally): string => (tally.won / Math.max(1, playedOf(tally))).toFixed(3).replace(/^0/, '');

/** Ranks the best first. Teams with equal points and wins share a rank. */
export function standingsOf(sport: string, participants: readonly Participant[]): Standings {
  const style = sport === 'soccer' || sport === 'hockey' ? styles[sport] : styles.others;
  const tallies = participants.flatMap(tallyOf);
  const sorted = tallies.toSorted(
    (a, b) => style.worthOf(b) - style.worthOf(a) || b.won - a.won || (a.participant.fullName < b.participant.fullName ? -1 : 1),
  );
  const isEqual = (a: Tally, b: Tally): boolean => style.worthOf(a) === style.worthOf(b) && a.won === b.won;
  return {
    rowLabel: 'Team',
    columns: style.columns,
    rows: sorted.map((tally) => ({
      rank: sorted.findIndex((first) => isEqual(first, tally)) + 1,
      participant: tally.participant,
      values: style.valuesOf(tally),
    })),
  };
}

/** Parses `7-3` or `5-4-1`: wins, losses, and draws or overtime losses. */
function tallyOf(participant: Participant): Tally[] {
  const [, won, lost, other = '0'] = /^(\d{1,3})-(\d{1,3})(?:-(\d{1,3}))?$/.exec(participant.record ?? '') ?? [];
  return won === undefined || lost === undefined ? [] : [{ participant, won: Number(won), lost: Number(lost), other: Number(other) }];
}
