import { closeHarmCase, currentScore, harmFileOf, openHarmCases } from '#server/modules/responsibleGaming/harm/index.ts';
import type { OperatorRole } from '#server/platform/store/schema/console.ts';
import { HARM_OUTCOMES } from '#src/shared/console/harm.ts';
import { id, oneOf, reason } from '../fields.ts';
import { readingOfPlayers, writing } from '../operation.ts';
import { Refused } from '../refusal.ts';

const COMPLIANCE: readonly OperatorRole[] = ['compliance'];
const MOST = 200;

export const harmOperations = {
  listHarmCases: readingOfPlayers({
    about: `Lists up to ${MOST} open cases of players who show markers of harm, by account id, highest level first. The look is kept in the audit.`,
    roles: COMPLIANCE,
    signatures: 'none',
    input: {},
    run: async ({ trx, now }) => ({ value: { cases: await openHarmCases(trx, MOST, now) } }),
  }),

  readHarm: readingOfPlayers({
    about:
      'Reads a person’s markers of harm, computed now and as stored, and the cases with their outcomes. The look is kept in the audit.',
    roles: COMPLIANCE,
    signatures: 'none',
    input: { playerId: id('player'), reason },
    run: async ({ trx, now }, { playerId, reason: why }) => {
      const player = await trx.selectFrom('players').select('person_id').where('id', '=', playerId).executeTakeFirst();
      if (!player) throw noSuchPlayer();
      const current = await currentScore(trx, player.person_id, now);
      const file = await harmFileOf(trx, playerId, now);
      if (!file) throw noSuchPlayer();
      return { value: { playerId, now: current, ...file }, subject: `player:${playerId}`, detail: { reason: why } };
    },
  }),

  closeHarmCase: writing({
    about:
      'Closes a case with its outcome. A required wait ends immediately if the player was contacted, has set limits, or there is no harm; otherwise with the contact hours. New or stronger markers open another case.',
    roles: COMPLIANCE,
    signatures: 'none',
    input: { caseId: id('case'), outcome: oneOf('Outcome.', HARM_OUTCOMES), reason },
    run: async ({ trx, operator, now }, { caseId, outcome, reason: why }) => {
      const personId = await closeHarmCase(trx, { caseId, outcome, reason: why, by: operator.email, at: now });
      if (personId === null) throw new Refused('not-found', 'There is no open case with this id.');
      return { value: { caseId }, subject: `person:${personId}`, detail: { case: caseId, outcome, reason: why } };
    },
  }),
} as const;

const noSuchPlayer = (): Refused => new Refused('not-found', 'This player does not exist.');
