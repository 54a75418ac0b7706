import type { Row, Trx } from '#server/platform/store/index.ts';
import type { SeededCompetition } from '../competitions/competition.ts';
import { seededCompetitions, seededSports } from '../competitions/index.ts';
import { insertRows } from './insertRows.ts';
import { addedCrest, competitionMark, crestOf } from '../offer/marks.ts';
import { participantId } from '../offer/offerRows.ts';
import { type FeedSide, slugOf } from './feedGame.ts';

export type Participant = Pick<Row<'participants'>, 'abbreviation' | 'full_name' | 'id' | 'name'>;

/** Throws for an unknown id. */
export function competitionOf(id: string): SeededCompetition {
  const found = seededCompetitions.find((competition) => competition.id === id);
  if (!found) throw new Error(`There is no competition ${id}`);
  return found;
}

/** Inserts the competition and its teams if missing. Returns all participants. */
export async function ensureCompetition(trx: Trx, competition: SeededCompetition): Promise<Participant[]> {
  const { id, sport, organization } = competition;
  const organizationId = `${sport}-${organization.slug}`;
  const crest = JSON.stringify(competitionMark(competition));
  await insertRows(
    trx,
    'sports',
    seededSports.filter((one) => one.id === sport).map((one) => ({ ...one, slug: one.id, ordinal: seededSports.indexOf(one) })),
  );
  await insertRows(trx, 'organizations', [{ id: organizationId, sport_id: sport, name: organization.name, slug: organization.slug }]);
  await insertRows(trx, 'competitions', [
    { id, organization_id: organizationId, name: competition.name, slug: id, crest, ordinal: seededCompetitions.indexOf(competition) },
  ]);
  await insertRows(
    trx,
    'participants',
    competition.sides.map((side) => ({
      id: participantId(id, side),
      competition_id: id,
      name: side.name,
      full_name: side.fullName,
      abbreviation: side.abbreviation,
      record: null,
      crest: JSON.stringify(crestOf(competition, side)),
    })),
  );
  return trx
    .selectFrom('participants')
    .select(['id', 'name', 'full_name', 'abbreviation'])
    .where('competition_id', '=', id)
    .orderBy('id')
    .execute();
}

/**
 * Finds the team with the nearest name: feeds shorten names (`Newcastle`) or extend them (`AFC Bournemouth`). Null if none or several
 * match.
 */
export function findSide(known: readonly Participant[], side: FeedSide): Participant | null {
  if (side.abbreviation !== null) return known.find(({ abbreviation }) => abbreviation === side.abbreviation) ?? null;
  const wanted = wordsOf(side.name);
  const exact = known.find((one) => wordsOf(one.full_name) === wanted || wordsOf(one.name) === wanted);
  if (exact) return exact;
  const near = known.filter((one) => begins(wordsOf(one.full_name), wanted) || begins(wanted, wordsOf(one.full_name)));
  return near.length === 1 ? (near[0] ?? null) : null;
}

const wordsOf = (name: string): string =>
  slugOf(name)
    .split('-')
    .filter((word) => word !== 'fc' && word !== 'afc')
    .join(' ');
const begins = (long: string, short: string): boolean => long.startsWith(`${short} `);

export async function addSide(trx: Trx, competition: SeededCompetition, side: FeedSide): Promise<Participant> {
  const abbreviation = side.abbreviation ?? lettersOf(side.name);
  const added = { id: `${competition.id}-${slugOf(side.name)}`, name: side.name, full_name: side.name, abbreviation };
  await insertRows(trx, 'participants', [
    { ...added, competition_id: competition.id, record: null, crest: JSON.stringify(addedCrest(competition, added)) },
  ]);
  return added;
}

const lettersOf = (name: string): string => wordsOf(name).replaceAll(' ', '').slice(0, 3).toUpperCase();
