export { competitionMark, crestOf, recordOf } from './marks.ts';
export { eventRows, participantId } from './offerRows.ts';
export { expectationOf, fixture, type Fixture, fixturesBetween, slugify } from './schedule.ts';
export type { Side } from './rosters.ts';
