import { randomOf } from '#server/modules/trading/random/index.ts';

const COLUMNS =
  'game_id,season,game_type,week,gameday,gametime,away_team,away_score,home_team,home_score,result,total,away_moneyline,home_moneyline,spread_line,away_spread_odds,home_spread_odds,total_line,under_odds,over_odds';
const TEAMS = Array.from({ length: 32 }, (_, n) => `T${String.fromCharCode(65 + (n >> 3))}${String.fromCharCode(65 + (n & 7))}`);
const WEEKS = 17;

/** Generates a season of 272 games as a results file. Each team plays once a week. Draws and whole lines make some bets push. */
export function seasonOf(seed: number): string {
  const random = randomOf('season', seed);
  const among = (count: number): number => Math.floor(random() * count);
  const line = (from: number, halves: number): number => from + among(halves) / 2;
  const odds = (): number => (random() < 0.5 ? -(100 + among(150)) : 100 + among(150));
  const rows = Array.from({ length: WEEKS }, (_, week) => {
    const left = TEAMS.toSorted(() => random() - 0.5);
    return Array.from({ length: left.length / 2 }, (__, game) => {
      const [away = '', home = ''] = [left[game * 2], left[game * 2 + 1]];
      const [awayScore, homeScore] = [among(12) * 3, among(12) * 3];
      const day = new Date(Date.UTC(2019, 8, 8 + week * 7)).toISOString().slice(0, 10);
      const id = `2019_${String(week + 1).padStart(2, '0')}_${away}_${home}`;
      const scores = [away, awayScore, home, homeScore, homeScore - awayScore, homeScore + awayScore];
      return [
        id,
        2019,
        'REG',
        week + 1,
        day,
        '13:00',
        ...scores,
        odds(),
        odds(),
        line(-9, 37),
        odds(),
        odds(),
        line(30, 25),
        odds(),
        odds(),
      ];
    });
  }).flat();
  return [COLUMNS, ...rows.map((row) => row.join(','))].join('\n');
}
