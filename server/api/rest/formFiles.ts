import type { FastifyInstance } from 'fastify';
import { t } from '#src/shared/text/t.ts';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { partOf } from '../actions/submitForm.ts';
import { harmlessBytes, keepUpload, MAX_FILE_BYTES, type Refusal, roomFor, type Upload, uploadRefusal } from '../actions/uploads.ts';
import type { AppDeps } from '../deps.ts';
import { viewerOf } from '../viewer.ts';
import { callerOf } from './caller.ts';

/** Maximum uploads per player and hour, including refused ones. A form takes up to ten files. */
const UPLOADS = { most: 40, windowMs: 3_600_000 };
const BUSY_SECONDS = 60;

export function registerFormFiles(app: FastifyInstance, deps: AppDeps): void {
  const uploads = deps.rateLimits.open('uploads', UPLOADS);
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_FILE_BYTES }, (_request, body, parsed) => parsed(null, body));
    scope.post('/i/form_files', {
      bodyLimit: MAX_FILE_BYTES,
      onRequest: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const { session } = await viewerOf(deps, callerOf(request), true);
        if (!session)
          return reply.code(401).send({ error: 'UNAUTHORIZED_ERROR', message: t`You are not logged in. Please log in again to proceed.` });
        const { isAllowed, retrySeconds } = await uploads.take(session.playerId);
        if (!isAllowed)
          return reply
            .code(429)
            .header('retry-after', retrySeconds)
            .send({ message: t`You have sent many files. Nothing you typed is lost: choose the file again in an hour.` });
      },
      handler: async (request, reply) => {
        const viewer = await viewerOf(deps, callerOf(request), false);
        const { session } = viewer;
        const asked = membersOf(request.query);
        const text = (name: string): string => (typeof asked[name] === 'string' ? asked[name] : '');
        const upload: Upload = {
          playerId: session?.playerId ?? '',
          id: text('uploadId'),
          formId: text('formId'),
          partId: text('partId'),
          field: text('field'),
          name: text('name'),
          mediaType: (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
          bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        };
        const part = session && partOf({ deps, viewer }, upload.formId, upload.partId);
        if (!part) return reply.code(404).send({ message: t`This form is no longer available.` });
        const refusal = uploadRefusal(part.props.schema, upload) ?? (await keep(deps, upload));
        if (refusal?.status === 503) void reply.header('retry-after', BUSY_SECONDS);
        return refusal ? reply.code(refusal.status).send({ message: refusal.message }) : reply.code(201).send({ id: upload.id });
      },
    });
    done();
  });
}

async function keep({ db, ports }: Pick<AppDeps, 'db' | 'ports'>, upload: Upload): Promise<Refusal | null> {
  const room = await roomFor(db, upload, ports.now());
  if (room !== null) return room === 'kept' ? null : room;
  const kept = await harmlessBytes(upload);
  return Buffer.isBuffer(kept) ? keepUpload(db, upload, kept, ports.now()) : kept;
}
