/** Hundredths of a point. */
export type LineGrid = {
  readonly step: 50 | 100;
  readonly least: number;
};

export type LineOffer = LineGrid & {
  readonly name: string;
  /** Distances of alternate lines from the main line: toward the favourite, or up for totals. */
  readonly alternates: readonly number[];
};

export type Offer = {
  readonly result: 'moneyline' | 'three-way';
  readonly spread: LineOffer | null;
  readonly total: LineOffer;
  /** `Points` gives "Jets Total Points". */
  readonly teamTotal: (LineGrid & { readonly noun: string }) | null;
  readonly bothScore: string | null;
  readonly hasDoubleChance: boolean;
  readonly oddEven: string | null;
};

const points = { step: 50, least: 50 } as const;
const halves = { step: 100, least: 50 } as const;
const wide = { step: 100, least: 150 } as const;

export const footballOffer: Offer = {
  result: 'moneyline',
  spread: { ...points, name: 'Spread', alternates: [-700, -350, 350, 700] },
  total: { ...points, name: 'Total Points', alternates: [-700, -350, 350, 700] },
  teamTotal: { ...halves, noun: 'Points' },
  bothScore: null,
  hasDoubleChance: false,
  oddEven: 'Total Points Odd/Even',
};
export const basketballOffer: Offer = {
  ...footballOffer,
  spread: { ...points, name: 'Spread', alternates: [-600, -300, 300, 600] },
  total: { ...points, name: 'Total Points', alternates: [-1000, -500, 500, 1000] },
};
export const hockeyOffer: Offer = {
  result: 'moneyline',
  spread: { ...wide, name: 'Puck Line', alternates: [-400, -300, 100] },
  total: { ...halves, name: 'Total Goals', alternates: [-200, -100, 100, 200] },
  teamTotal: { ...halves, noun: 'Goals' },
  bothScore: 'Both Teams to Score',
  hasDoubleChance: false,
  oddEven: 'Total Goals Odd/Even',
};
export const baseballOffer: Offer = {
  ...hockeyOffer,
  spread: { ...wide, name: 'Run Line', alternates: [-400, -300, 100] },
  total: { ...halves, name: 'Total Runs', alternates: [-200, -100, 100, 200] },
  teamTotal: { ...halves, noun: 'Runs' },
  bothScore: null,
  oddEven: 'Total Runs Odd/Even',
};
export const soccerOffer: Offer = {
  result: 'three-way',
  spread: { ...halves, name: 'Handicap', alternates: [-100, 100] },
  total: { ...halves, name: 'Total Goals', alternates: [-100, 100, 200] },
  teamTotal: { ...halves, noun: 'Goals' },
  bothScore: 'Both Teams to Score',
  hasDoubleChance: true,
  oddEven: 'Total Goals Odd/Even',
};
export const cricketOffer: Offer = {
  result: 'moneyline',
  spread: null,
  total: { ...halves, name: 'Total Runs', alternates: [-2000, -1000, 1000, 2000] },
  teamTotal: { ...halves, noun: 'Runs' },
  bothScore: null,
  hasDoubleChance: false,
  oddEven: 'Total Runs Odd/Even',
};
export const raceOffer = (noun: string, participant: 'Player' | 'Team', isLong: boolean): Offer => ({
  result: 'moneyline',
  spread: { ...wide, name: `${noun} Handicap`, alternates: isLong ? [-400, -300, 100] : [-300] },
  total: { ...halves, name: `Total ${noun}s`, alternates: isLong ? [-100, 100] : [] },
  teamTotal: { ...halves, noun: `${noun}s` },
  bothScore: `Each ${participant} to Win a ${noun}`,
  hasDoubleChance: false,
  oddEven: isLong ? `Total ${noun}s Odd/Even` : null,
});
export const dartsOffer: Offer = {
  ...raceOffer('Leg', 'Player', true),
  spread: { ...wide, name: 'Leg Handicap', alternates: [-300, -100, 100, 200] },
  bothScore: null,
};
