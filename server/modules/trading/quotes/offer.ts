import type { Period } from '#server/modules/betting/settlement/grades/index.ts';

export type LineGrid = {
  readonly step: 50 | 100;
  readonly least: number;
};

export type LineOffer = LineGrid & {
  readonly name: string;
  /** Distances of alternate lines from the main line, towards the favorite or, for totals, upwards. */
  readonly alternates: readonly number[];
};

export type PeriodOffer = Omit<Period, 'base'> & {
  readonly label: string;
  /** Noun for the period's scores if not the game's, such as “games” in a set. */
  readonly counted?: string;
  readonly bases: readonly ('both-teams-score' | 'moneyline' | 'spread' | 'three-way' | 'total')[];
};

export type Offer = {
  readonly result: 'moneyline' | 'three-way';
  readonly spread: LineOffer | null;
  readonly total: LineOffer;
  /** `noun`: part of the market's name; `Points` gives "Jets Total Points". */
  readonly teamTotal: (LineGrid & { readonly noun: string }) | null;
  readonly bothScore: string | null;
  readonly hasDoubleChance: boolean;
  readonly oddEven: string | null;
  readonly periods: readonly PeriodOffer[];
  /** Sets or maps needed to win, or `goals`. Absent if there is no correct-score market. */
  readonly correctScore?: number | 'goals';
};

const points = { step: 50, least: 50 } as const;
const halves = { step: 100, least: 50 } as const;
const wide = { step: 100, least: 150 } as const;

const NTH = ['1st', '2nd', '3rd', '4th'];
const parts = (unit: Period['unit'], noun: string, count: number, bases: PeriodOffer['bases']): readonly PeriodOffer[] =>
  NTH.slice(0, count).map((nth, at) => ({ unit, number: at + 1, label: `${nth} ${noun}`, bases }));
const LINES = ['moneyline', 'spread', 'total'] as const;
const FIRST_HALF = parts('half', 'Half', 1, LINES);

export const footballOffer: Offer = {
  result: 'moneyline',
  spread: { ...points, name: 'Spread', alternates: [-700, -350, 350, 700] },
  total: { ...points, name: 'Total Points', alternates: [-700, -350, 350, 700] },
  teamTotal: { ...halves, noun: 'Points' },
  bothScore: null,
  hasDoubleChance: false,
  oddEven: 'Total Points Odd/Even',
  periods: [...FIRST_HALF, ...parts('quarter', 'Quarter', 4, LINES)],
};
export const basketballHalvesOffer: Offer = {
  ...footballOffer,
  periods: FIRST_HALF,
  spread: { ...points, name: 'Spread', alternates: [-600, -300, 300, 600] },
  total: { ...points, name: 'Total Points', alternates: [-1000, -500, 500, 1000] },
};
export const basketballOffer: Offer = { ...basketballHalvesOffer, periods: footballOffer.periods };
export const hockeyOffer: Offer = {
  result: 'moneyline',
  spread: { ...wide, name: 'Puck Line', alternates: [-400, -300, 100] },
  total: { ...halves, name: 'Total Goals', alternates: [-200, -100, 100, 200] },
  teamTotal: { ...halves, noun: 'Goals' },
  bothScore: 'Both Teams to Score',
  hasDoubleChance: false,
  oddEven: 'Total Goals Odd/Even',
  periods: parts('period', 'Period', 3, ['three-way', 'total', 'both-teams-score']),
};
export const baseballOffer: Offer = {
  ...hockeyOffer,
  spread: { ...wide, name: 'Run Line', alternates: [-400, -300, 100] },
  total: { ...halves, name: 'Total Runs', alternates: [-200, -100, 100, 200] },
  teamTotal: { ...halves, noun: 'Runs' },
  bothScore: null,
  oddEven: 'Total Runs Odd/Even',
  periods: [{ unit: 'innings', number: 5, label: 'First 5 Innings', bases: LINES }],
};
export const soccerOffer: Offer = {
  result: 'three-way',
  spread: { ...halves, name: 'Handicap', alternates: [-100, 100] },
  total: { ...halves, name: 'Total Goals', alternates: [-100, 100, 200] },
  teamTotal: { ...halves, noun: 'Goals' },
  bothScore: 'Both Teams to Score',
  hasDoubleChance: true,
  oddEven: 'Total Goals Odd/Even',
  periods: parts('half', 'Half', 1, ['three-way', 'spread', 'total', 'both-teams-score']),
  correctScore: 'goals',
};
export const cricketOffer: Offer = {
  result: 'moneyline',
  spread: null,
  total: { ...halves, name: 'Total Runs', alternates: [-2000, -1000, 1000, 2000] },
  teamTotal: { ...halves, noun: 'Runs' },
  bothScore: null,
  hasDoubleChance: false,
  oddEven: 'Total Runs Odd/Even',
  periods: [],
};
export const raceOffer = (noun: string, participant: 'Player' | 'Team', isLong: boolean, counted?: string): Offer => ({
  result: 'moneyline',
  spread: { ...wide, name: `${noun} Handicap`, alternates: isLong ? [-400, -300, 100] : [-300] },
  total: { ...halves, name: `Total ${noun}s`, alternates: isLong ? [-100, 100] : [] },
  teamTotal: { ...halves, noun: `${noun}s` },
  bothScore: `Each ${participant} to Win a ${noun}`,
  hasDoubleChance: false,
  oddEven: isLong ? `Total ${noun}s Odd/Even` : null,
  periods: counted === undefined ? [] : [{ unit: noun === 'Map' ? 'map' : 'set', number: 1, label: `1st ${noun}`, counted, bases: LINES }],
  correctScore: isLong ? 3 : 2,
});
export const dartsOffer: Offer = {
  ...raceOffer('Leg', 'Player', true),
  spread: { ...wide, name: 'Leg Handicap', alternates: [-300, -100, 100, 200] },
  bothScore: null,
  correctScore: 6,
};
