import { seededCompetitions, seededSports } from '#server/modules/trading/competitions/index.ts';
import { competitionMark, crestOf, recordOf } from '#server/modules/trading/offer/index.ts';
import { participantId } from '#server/modules/trading/offer/index.ts';

export function baseRows(seed: number) {
  const organizationId = (sport: string, slug: string): string => `${sport}-${slug}`;
  const organizations = new Map(
    seededCompetitions.map(({ sport, organization }) => {
      const id = organizationId(sport, organization.slug);
      return [id, { id, sport_id: sport, ...organization }];
    }),
  );
  return {
    sports: seededSports.map((sport, ordinal) => ({ ...sport, slug: sport.id, ordinal })),
    organizations: [...organizations.values()],
    competitions: seededCompetitions.map((competition, ordinal) => ({
      id: competition.id,
      organization_id: organizationId(competition.sport, competition.organization.slug),
      name: competition.name,
      slug: competition.id,
      crest: competitionMark(competition),
      ordinal,
    })),
    participants: seededCompetitions.flatMap((competition) =>
      competition.sides.map((side) => ({
        id: participantId(competition.id, side),
        competition_id: competition.id,
        name: side.name,
        full_name: side.fullName,
        abbreviation: side.abbreviation,
        record: recordOf(competition, side, seed),
        crest: crestOf(competition, side),
      })),
    ),
  };
}
