/** A player's share of a team's statistic, such as yards, by slot. The rest belongs to players without markets. */
export type Shares = Readonly<Record<string, number>>;

type Expected = { readonly own: number; readonly lasts: number };

/** Player statistic to bet on. `deviation`: share of the mean, or `counted` (Poisson). */
export type Prop = {
  readonly figure: string;
  readonly name: string;
  readonly mean: (side: Expected) => number;
  readonly deviation: number | 'counted';
  readonly shares: Shares;
};

/** `perPoint`: a player's scoring plays per expected team point. */
export type Scorers = {
  readonly figure: 'goals' | 'touchdowns';
  readonly name: string;
  readonly perPoint: number;
  readonly shares: Shares;
};

export type Sheet = { readonly slots: readonly string[]; readonly props: readonly Prop[]; readonly scorers: Scorers | null };

// Each formula was fitted to 480 simulated teams. Factors below one turn a skewed distribution's mean into its median.
const totalYards = ({ own }: Expected): number => 422 + 9.35 * (own - 22.45);
export const PASSED = 0.63;
export const RECEIVED: Shares = { wr1: 0.3, wr2: 0.21, te1: 0.17 };
export const RUSHED: Shares = { rb1: 0.55, rb2: 0.22 };
const TOUCHDOWNS: Shares = { rb1: 0.24, wr1: 0.17, wr2: 0.12, te1: 0.12, rb2: 0.1, qb1: 0.09 };

const football: Sheet = {
  slots: ['qb1', 'rb1', 'rb2', 'wr1', 'wr2', 'te1'],
  props: [
    { figure: 'passing-yards', name: 'Passing Yards', mean: (side) => totalYards(side) * PASSED, deviation: 0.32, shares: { qb1: 1 } },
    {
      figure: 'rushing-yards',
      name: 'Rushing Yards',
      mean: (side) => totalYards(side) * (1 - PASSED) * 0.95,
      deviation: 0.45,
      shares: RUSHED,
    },
    {
      figure: 'receiving-yards',
      name: 'Receiving Yards',
      mean: (side) => totalYards(side) * PASSED * 0.94,
      deviation: 0.47,
      shares: RECEIVED,
    },
  ],
  // Six of ten scoring plays are touchdowns; a scoring play averages 5.39 points.
  scorers: { figure: 'touchdowns', name: 'Touchdown Scorer', perPoint: 0.6 / 5.39, shares: TOUCHDOWNS },
};

const basketball: Sheet = {
  slots: ['g1', 'g2', 'f1', 'f2', 'c1'],
  props: [
    {
      figure: 'points',
      name: 'Points',
      mean: ({ own }) => 0.97 * own,
      deviation: 0.28,
      shares: { g1: 0.22, g2: 0.14, f1: 0.17, f2: 0.12, c1: 0.13 },
    },
    {
      ...{ figure: 'rebounds', name: 'Rebounds', mean: ({ lasts }: Expected) => (lasts - 900) / 190, deviation: 0.38 },
      shares: { g1: 0.1, g2: 0.08, f1: 0.17, f2: 0.14, c1: 0.24 },
    },
    { figure: 'assists', name: 'Assists', mean: ({ own }) => 0.19 * own, deviation: 0.42, shares: { g1: 0.32, g2: 0.16, f1: 0.13 } },
  ],
  scorers: null,
};

const HOCKEY_GOALS: Shares = { c1: 0.15, w1: 0.14, w2: 0.12, c2: 0.09, d1: 0.05 };
export const HOCKEY_SHOTS: Shares = { c1: 0.12, w1: 0.13, w2: 0.11, c2: 0.08, d1: 0.09 };
const SAVED = 25.35;
const hockey: Sheet = {
  slots: ['c1', 'w1', 'w2', 'c2', 'd1', 'g1'],
  props: [
    { figure: 'shots', name: 'Shots on Goal', mean: ({ own }) => SAVED + own, deviation: 'counted', shares: HOCKEY_SHOTS },
    { figure: 'saves', name: 'Saves', mean: () => SAVED, deviation: 'counted', shares: { g1: 1 } },
  ],
  scorers: { figure: 'goals', name: 'Goalscorer', perPoint: 1, shares: HOCKEY_GOALS },
};

export const SOCCER: Shares = { fw1: 0.23, fw2: 0.17, mf1: 0.13, mf2: 0.09, mf3: 0.07, df1: 0.04 };
const soccer: Sheet = {
  slots: ['fw1', 'fw2', 'mf1', 'mf2', 'mf3', 'df1'],
  props: [
    { figure: 'shots', name: 'Shots', mean: ({ own }) => 9.6 + own, deviation: 'counted', shares: SOCCER },
    { figure: 'shots-on-target', name: 'Shots on Target', mean: ({ own }) => 2.4 + own, deviation: 'counted', shares: SOCCER },
  ],
  scorers: { figure: 'goals', name: 'Goalscorer', perPoint: 1, shares: SOCCER },
};

const baseball: Sheet = {
  slots: ['p1', 'b1', 'b2', 'b3', 'b4', 'b5'],
  props: [
    { figure: 'strikeouts', name: 'Strikeouts', mean: () => 6.2, deviation: 'counted', shares: { p1: 0.62 } },
    { figure: 'hits', name: 'Hits', mean: () => 10.95, deviation: 'counted', shares: { b1: 0.13, b2: 0.12, b3: 0.13, b4: 0.12, b5: 0.11 } },
  ],
  scorers: null,
};

const tennis: Sheet = {
  slots: ['self'],
  props: [{ figure: 'aces', name: 'Aces', mean: () => 3.55, deviation: 0.6, shares: { self: 1 } }],
  scorers: null,
};

const sheets: Readonly<Record<string, Sheet>> = { football, basketball, hockey, soccer, baseball, tennis };
const COLLEGE: ReadonlySet<string> = new Set(['ncaaf', 'ncaab']);

export const sheetOf = ({ id, sport }: { readonly id: string; readonly sport: string }): Sheet | null =>
  COLLEGE.has(id) || !Object.hasOwn(sheets, sport) ? null : (sheets[sport] ?? null);
