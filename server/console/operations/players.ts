import { parseInstant } from '#server/platform/dates/instant.ts';
import { contactOf } from '#server/modules/identity/signUp/index.ts';
import { confirmedBy } from '#server/modules/payments/withdrawals/index.ts';
import { readRegisterAnswers } from '#server/modules/exclusionRegister/index.ts';
import { impressionsAt, hashInRevision } from '#server/content/index.ts';
import { documentOf } from '../drafts.ts';
import { id, matching, reason } from '../fields.ts';
import { DECIDERS, readingOfPlayers } from '../operation.ts';
import { Refused } from '../refusal.ts';

const MOST_ANSWERS = 50;

export const playerOperations = {
  whatPlayerSaw: readingOfPlayers({
    about: 'What was before a player at an instant, page and frame, node by node and why. That somebody has looked is kept in the audit.',
    roles: DECIDERS,
    signatures: 'none',
    input: {
      playerId: id('player'),
      at: matching('Instant in UTC.', '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z$'),
      reason,
    },
    run: async ({ trx, deps }, { playerId, at, reason: why }) => {
      const instant = parseInstant(at);
      if (!instant) throw new Refused('time', `There is no instant ${at}.`);
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
      return { value: { seen }, subject: `player:${playerId}`, detail: { at, reason: why } };
    },
  }),

  readPlayerContact: readingOfPlayers({
    about:
      'Address and phone of a player; of the tax number the last two digits alone. Null for accounts from before they were asked. That somebody has looked is kept in the audit.',
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
      'The latest hundred withdrawals of a player, with the words that each was confirmed by: sentence, button, revision and node of the page, and the instant. Null where none are recorded. That somebody has looked is kept in the audit.',
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
      'Files that a player has handed in with forms, the newest hundred, and what the scanner says of each: waiting, clean or bad, with the reason. That somebody has looked is kept in the audit.',
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

  whatRegisterSaid: readingOfPlayers({
    about: `What the central register of excluded persons has said of an account, the newest ${MOST_ANSWERS} answers, whether the last one still holds, and how many open bets were refunded because of a listing. Nobody here changes any of it. That somebody has looked is kept in the audit.`,
    roles: DECIDERS,
    signatures: 'none',
    input: { playerId: id('player'), reason },
    run: async ({ trx }, { playerId, reason: why }) => {
      const value = await readRegisterAnswers(trx, playerId, MOST_ANSWERS);
      if (!value) throw new Refused('not-found', 'There is no such player.');
      return { value, subject: `player:${playerId}`, detail: { reason: why } };
    },
  }),
} as const;
