import { parseInstant } from '#server/platform/dates/instant.ts';
import { endAllSessions, ENDED_BY_OPERATOR, notifyEnded } from '#server/modules/identity/sessions/index.ts';
import { contactOf } from '#server/modules/identity/signUp/index.ts';
import { confirmedBy } from '#server/modules/payments/withdrawals/index.ts';
import { readRegisterAnswers } from '#server/modules/exclusionRegister/index.ts';
import { deleteDisplays, displaysBefore, impressionsAt, hashInRevision } from '#server/content/index.ts';
import { documentOf } from '../drafts.ts';
import { id, matching, reason } from '../fields.ts';
import { DECIDERS, readingOfPlayers, writing } from '../operation.ts';
import { Refused } from '../refusal.ts';

const MOST_ANSWERS = 50;

export const playerOperations = {
  whatPlayerSaw: readingOfPlayers({
    about:
      'Shows what a player saw at a given time, page and frame, node by node, with reasons, and which MANDATORY parts were displayed in the hour before. The look is kept in the audit.',
    roles: DECIDERS,
    signatures: 'none',
    input: {
      playerId: id('player'),
      at: matching('Instant in UTC.', '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z$'),
      reason,
    },
    run: async ({ trx, deps }, { playerId, at, reason: why }) => {
      const instant = parseInstant(at);
      if (!instant) throw new Refused('time', `${at} is not a valid time.`);
      const found = await impressionsAt(trx, playerId, instant);
      const seen = await Promise.all(
        found.map(async ({ session_id, place, surface, revision, audience, from_at, to_at }) => {
          const { flags, off, quarantined = [], ...facts } = audience;
          const document = await documentOf(trx, surface, hashInRevision(revision));
          const then = { ...facts, flags: new Set(flags), at: from_at };
          const explanation = await deps.publishing.explain(surface, then, { document, off, quarantined });
          return { sessionId: session_id, place, surface, revision, audience, from: from_at, to: to_at, nodes: explanation?.nodes ?? [] };
        }),
      );
      const displays = await displaysBefore(trx, playerId, instant);
      return { value: { seen, displays }, subject: `player:${playerId}`, detail: { at, reason: why } };
    },
  }),

  deletePlayerDisplays: writing({
    about: 'Deletes the records of which MANDATORY parts a player’s pages displayed. This can’t be undone.',
    roles: ['compliance'],
    signatures: 'none',
    input: { playerId: id('player'), reason },
    run: async ({ trx }, { playerId, reason: why }) => {
      const deleted = await deleteDisplays(trx, playerId);
      return { value: { deleted }, subject: `player:${playerId}`, detail: { deleted, reason: why } };
    },
  }),

  readPlayerContact: readingOfPlayers({
    about:
      'Reads a player’s address, phone and the last two digits of the tax number. Null for accounts that were never asked. The look is kept in the audit.',
    roles: DECIDERS,
    signatures: 'none',
    input: { playerId: id('player'), reason },
    run: async ({ trx, deps }, { playerId, reason: why }) => {
      const player = await trx.selectFrom('players').select('region').where('id', '=', playerId).executeTakeFirst();
      const contact = player ? await contactOf(trx, deps.identity, playerId) : null;
      const shown = player &&
        contact && { ...contact, region: player.region, taxDigits: contact.taxDigits === null ? null : `••${contact.taxDigits.slice(-2)}` };
      return { value: { contact: shown ?? null }, subject: `player:${playerId}`, detail: { reason: why } };
    },
  }),

  whatPlayerConfirmed: readingOfPlayers({
    about:
      'Lists a player’s latest 100 withdrawals with the words that confirmed each: sentence, button, revision and node of the page, and time. Null if none were recorded. The look is kept in the audit.',
    roles: DECIDERS,
    signatures: 'none',
    input: { playerId: id('player'), reason },
    run: async ({ trx }, { playerId, reason: why }) => ({
      value: { withdrawals: await confirmedBy(trx, playerId) },
      subject: `player:${playerId}`,
      detail: { reason: why },
    }),
  }),

  listPlayerFiles: readingOfPlayers({
    about:
      'Lists a player’s newest 100 uploaded files, each with its scan result: waiting, clean or bad with the reason. The look is kept in the audit.',
    roles: DECIDERS,
    signatures: 'none',
    input: { playerId: id('player'), reason },
    run: async ({ trx }, { playerId, reason: why }) => {
      const files = await trx
        .selectFrom('form_files')
        .select([
          'id',
          'name',
          'media_type as mediaType',
          'form_id as formId',
          'uploaded_at as uploadedAt',
          'scan',
          'scan_note as scanNote',
        ])
        .where('player_id', '=', playerId)
        .where('submission_id', 'is not', null)
        .orderBy('uploaded_at', 'desc')
        .limit(100)
        .execute();
      return { value: { files }, subject: `player:${playerId}`, detail: { reason: why } };
    },
  }),

  endPlayerSessions: writing({
    about:
      'Logs a player out everywhere at once, for instance when a login may be stolen. Half-done logins end, too. The player can log in again; to keep others out, ask the player to reset the password.',
    roles: DECIDERS,
    signatures: 'none',
    input: { playerId: id('player'), reason },
    run: async ({ trx, now, deps, afterCommit }, { playerId, reason: why }) => {
      const player = await trx.selectFrom('players').select('id').where('id', '=', playerId).executeTakeFirst();
      if (!player) throw new Refused('not-found', 'This player does not exist.');
      const ended = await endAllSessions(trx, playerId, now);
      afterCommit(async () => notifyEnded(deps.bus, ended, ENDED_BY_OPERATOR));
      return { value: { ended: ended.length }, subject: `player:${playerId}`, detail: { ended: ended.length, reason: why } };
    },
  }),

  whatRegisterSaid: readingOfPlayers({
    about: `Reads the newest ${MOST_ANSWERS} answers of the central register of excluded persons for an account, whether the last one is still valid, and how many open bets were refunded because of a listing. Read-only. The look is kept in the audit.`,
    roles: DECIDERS,
    signatures: 'none',
    input: { playerId: id('player'), reason },
    run: async ({ trx }, { playerId, reason: why }) => {
      const value = await readRegisterAnswers(trx, playerId, MOST_ANSWERS);
      if (!value) throw new Refused('not-found', 'This player does not exist.');
      return { value, subject: `player:${playerId}`, detail: { reason: why } };
    },
  }),
} as const;
