import type { Crest } from '#server/modules/catalogue/index.ts';
import type { SeededCompetition } from '../competitions/competition.ts';
import { between, hash, pick, randomOf } from '../random/random.ts';
import type { Side } from './rosters.ts';

const FORMS = ['shield', 'round', 'hex', 'pennant', 'square'] as const;

const PAIRS: readonly (readonly [string, string])[] = [
  ['14532D', 'F2C14E'],
  ['1E3A8A', 'F97316'],
  ['7F1D1D', 'F5E6C8'],
  ['4C1D95', 'A7F3D0'],
  ['0F766E', 'FDE68A'],
  ['9D174D', 'FBCFE8'],
  ['1F2937', '38BDF8'],
  ['78350F', 'FCD34D'],
  ['0C4A6E', 'E0F2FE'],
  ['3F6212', 'ECFCCB'],
  ['831843', 'FDA4AF'],
  ['312E81', 'FACC15'],
  ['064E3B', '6EE7B7'],
  ['7C2D12', 'FED7AA'],
  ['111827', 'F43F5E'],
  ['155E75', 'F0ABFC'],
  ['581C87', 'FDBA74'],
  ['166534', 'FEF3C7'],
  ['9A3412', '93C5FD'],
  ['334155', 'A3E635'],
];

export const competitionMark = ({ mark: [initials, primary, secondary] }: SeededCompetition): Crest => ({
  primary: `#${primary}`,
  secondary: `#${secondary}`,
  form: 'round',
  initials,
});

export function crestOf(competition: SeededCompetition, side: Side): Crest {
  const place = competition.sides.indexOf(side);
  const [primary, secondary] = side.colours ?? PAIRS[(place * 7 + hash(competition.id)) % PAIRS.length] ?? ['1F2937', 'F5F5F5'];
  const form = formOf(competition, side.abbreviation);
  return { primary: `#${primary}`, secondary: `#${secondary}`, form, initials: side.abbreviation };
}

export function addedCrest(
  competition: SeededCompetition,
  { name, abbreviation }: { readonly name: string; readonly abbreviation: string },
): Crest {
  const [primary, secondary] = PAIRS[hash(name) % PAIRS.length] ?? ['1F2937', 'F5F5F5'];
  return { primary: `#${primary}`, secondary: `#${secondary}`, form: formOf(competition, name), initials: abbreviation };
}

const formOf = ({ id, sport }: SeededCompetition, key: string): Crest['form'] =>
  OF_PERSONS.has(sport) ? 'person' : (FORMS[hash(`${id}/${key}`) % FORMS.length] ?? 'shield');

const OF_PERSONS: ReadonlySet<string> = new Set(['tennis', 'darts']);

export function recordOf(competition: SeededCompetition, side: Side, seed: number): string | null {
  if (competition.played === 0) return null;
  const random = randomOf(seed, 'record', competition.id, side.abbreviation);
  const games = competition.played + (competition.recordStyle === 'wins-losses' && competition.played > 12 ? between(random, -1, 1) : 0);
  const chance = 1 / (1 + Math.exp(-(side.strength * 0.95 + (random() - 0.5) * 0.5)));
  if (competition.recordStyle === 'wins-losses') {
    const wins = Math.round(games * chance);
    return `${wins}-${games - wins}`;
  }
  const drawn = Math.min(
    games,
    Math.round(games * pick(random, competition.recordStyle === 'wins-draws-losses' ? [0.17, 0.25, 0.33] : [0.05, 0.1, 0.15])),
  );
  const wins = Math.round((games - drawn) * chance);
  return `${wins}-${games - drawn - wins}-${drawn}`;
}
