import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { isReason, REASON_MAX, REASON_MIN } from '#src/shared/console/limits.ts';
import { API } from '#server/platform/http/consoleHost.ts';
import { type Row, type Trx, withTransaction } from '#server/platform/store/index.ts';
import { appendAudit } from './audit.ts';
import { type ConsoleDeps, DECIDERS, type Operator } from './operation.ts';
import { Refused } from './refusal.ts';
import type { FoundSession } from './sessions.ts';

type Asked = { readonly playerId: string; readonly fileId: string };
type PlayerFile = Pick<Row<'form_files'>, 'bytes' | 'media_type' | 'name'>;

/** Makes browsers download the file, because opening it could run its code. */
const HEADERS = {
  'content-security-policy': `default-src 'none'; sandbox; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Sends a player's file at `GET /console/api/files/:playerId/:fileId?reason=` if its scan was clean. Audits each access, even if refused.
 */
export function registerPlayerFiles(
  scope: FastifyInstance,
  deps: ConsoleDeps,
  loggedIn: (request: FastifyRequest) => Promise<FoundSession>,
): void {
  scope.get<{ Params: Asked }>(`${API}/files/:playerId/:fileId`, async (request, reply) => {
    const { operator } = await loggedIn(request);
    const file = await open(deps, operator, request.params, reasonIn(request.query));
    if (file instanceof Refused) throw file;
    return send(reply, file);
  });
}

function reasonIn(query: unknown): string {
  const { reason } = membersOf(query);
  if (typeof reason === 'string' && isReason(reason)) return reason;
  throw new Refused('input', `Enter a reason of ${REASON_MIN} to ${REASON_MAX} characters.`);
}

const open = ({ db, ports }: ConsoleDeps, { email, role }: Operator, asked: Asked, reason: string): Promise<PlayerFile | Refused> =>
  withTransaction(db, async (trx) => {
    const file = DECIDERS.includes(role)
      ? await find(trx, asked)
      : new Refused('wrong-role', 'Only approvers and compliance can open player files.');
    await appendAudit(trx, {
      ...{ at: ports.now(), actor: email, role, operation: 'openPlayerFile', subject: `player:${asked.playerId}` },
      outcome: file instanceof Refused ? file.code : 'done',
      detail: { fileId: asked.fileId, reason },
    });
    return file;
  });

async function find(trx: Trx, { playerId, fileId }: Asked): Promise<PlayerFile | Refused> {
  const file = await trx
    .selectFrom('form_files')
    .select(['bytes', 'media_type', 'name', 'scan', 'scan_note'])
    .where('player_id', '=', playerId)
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (!file) return new Refused('not-found', 'This file does not exist.');
  const { name, scan, scan_note: note } = file;
  if (scan === 'bad')
    return new Refused('wrong-state', `${name} is blocked: the scanner found ${note ?? 'a threat'}. Ask the player for another file.`);
  if (scan === 'waiting')
    return new Refused('wrong-state', `${name} is not available yet. ${note ?? 'It is waiting for the scanner.'} We retry automatically.`);
  return file;
}

/** Escapes the file name, which players choose (RFC 8187). */
const send = (reply: FastifyReply, { bytes, media_type, name }: PlayerFile): FastifyReply =>
  reply
    .headers({
      ...HEADERS,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
    })
    .type(media_type)
    .send(bytes);
