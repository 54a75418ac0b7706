import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { fieldsOf } from '#src/shared/layouts/forms/fields.ts';
import { t } from '#src/shared/text/t.ts';
import { pdfRefusal } from '#server/platform/files/pdfs.ts';
import { redraw } from '#server/platform/files/pictures.ts';
import { FULL, Turns } from '#server/platform/files/turns.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

export const MAX_FILE_BYTES = 5_000_000;
const MAX_UNCLAIMED = 10;
const UNCLAIMED_MS = 24 * 3_600_000;
const UPLOAD_ID = /^[\w-]{16,64}$/;

export type Upload = {
  readonly playerId: string;
  readonly id: string;
  readonly formId: string;
  readonly partId: string;
  readonly field: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
};
export type Refusal = { readonly status: 400 | 404 | 409 | 413 | 415 | 429 | 503; readonly message: string };

const no = (status: Refusal['status'], message: string): Refusal => ({ status, message });

/** First bytes of files by media type, checked because the declared type may be wrong. */
const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

export const beginsAs = (mediaType: string, bytes: Buffer): boolean =>
  Object.hasOwn(BEGINNINGS, mediaType) && (BEGINNINGS[mediaType] ?? []).every((byte, at) => bytes[at] === byte);

export function uploadRefusal(schema: unknown, { id, field: name, mediaType, bytes }: Upload): Refusal | null {
  if (!UPLOAD_ID.test(id)) return no(400, 'uploadId has 16 to 64 characters of A–Z a–z 0–9 _ -.');
  const field = fieldsOf(schema).find((one) => one.name === name && one.sort === 'file');
  if (!field) return no(404, t`You can’t add a file here.`);
  const { accept, maxBytes } = field.schema;
  if (!Array.isArray(accept) || !accept.includes(mediaType)) return no(415, t`We can’t use this type of file. Choose another one.`);
  if (bytes.length === 0) return no(400, t`This file is empty. Choose another one.`);
  if (typeof maxBytes !== 'number' || bytes.length > maxBytes) return no(413, t`This file is too large. Choose a smaller one.`);
  return beginsAs(mediaType, bytes) ? null : no(415, t`This file does not match its type. Choose another one.`);
}

const unreadable = (): Refusal => no(415, t`We couldn’t read this photo. Save it as a JPEG or PNG, or take a new one.`);
const pdfProblems = {
  active: t`We can’t accept this PDF because it has scripts, actions or files in it. Save it again as PDF/A, print it to a new PDF, or send a photo.`,
  closed: t`This PDF is saved in a way we can’t check. Save it again as PDF/A, print it to a new PDF, or send a photo.`,
  locked: t`This PDF is locked. Save it without a password, print it to a new PDF, or send a photo.`,
} as const;

/** Limits parallel file checks, because decoding a large picture takes 150 MB. */
const turns = new Turns({ mostAtOnce: 2, mostWaiting: 8, mostOfOne: 3 });

/** Re-encodes a picture to drop hidden content. Refuses a PDF with active parts. */
export async function harmlessBytes(upload: Pick<Upload, 'bytes' | 'mediaType' | 'playerId'>): Promise<Buffer | Refusal> {
  const kept = await turns.run(upload.playerId, () => lookedInto(upload));
  return kept === FULL
    ? no(503, t`We are checking many files right now. Nothing you typed is lost: choose the file again in a minute.`)
    : kept;
}

async function lookedInto({ mediaType, bytes }: Pick<Upload, 'bytes' | 'mediaType'>): Promise<Buffer | Refusal> {
  if (mediaType === 'application/pdf') {
    const problem = await pdfRefusal(bytes);
    return problem === null ? bytes : no(415, pdfProblems[problem]);
  }
  const drawn = await redraw(bytes, mediaType === 'image/png' ? 'png' : 'jpeg');
  if (drawn.kind === 'redrawn') return drawn.bytes;
  return drawn.kind === 'too-large' ? no(413, t`This photo is too large. Choose one with fewer pixels.`) : unreadable();
}

const abandoned = (db: Kysely<Schema>, now: Date) =>
  db
    .deleteFrom('form_files')
    .where('submission_id', 'is', null)
    .where('uploaded_at', '<', new Date(now.getTime() - UNCLAIMED_MS));

/** Deletes uploaded files that were not submitted for a day, because they may be identity documents. */
export async function sweepUploads(db: Kysely<Schema>, now: Date): Promise<number> {
  const { numDeletedRows } = await abandoned(db, now).executeTakeFirst();
  return Number(numDeletedRows);
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Returns null if the player may store another file, or `kept` if these bytes are already stored under this id. Otherwise refuses. */
export async function roomFor(db: Kysely<Schema> | Transaction<Schema>, upload: Upload, now: Date): Promise<Refusal | 'kept' | null> {
  const files = db.selectFrom('form_files').where('player_id', '=', upload.playerId);
  const past = await files.select('sha256').where('id', '=', upload.id).executeTakeFirst();
  if (past) return past.sha256 === hashOf(upload.bytes) ? 'kept' : no(409, t`This upload was already used for another file.`);
  const { count } = await files
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('submission_id', 'is', null)
    .where('uploaded_at', '>=', new Date(now.getTime() - UNCLAIMED_MS))
    .executeTakeFirstOrThrow();
  return Number(count) < MAX_UNCLAIMED ? null : no(429, t`You have too many files waiting. Send the form first, or try again tomorrow.`);
}

/** Writes `kept`, the sanitized upload, or refuses it. Idempotent. Locks the player's row. */
export async function keepUpload(db: Kysely<Schema>, upload: Upload, kept: Buffer, now: Date): Promise<Refusal | null> {
  const { playerId, id, formId, partId, field, name, mediaType, bytes } = upload;
  return db.transaction().execute(async (tx) => {
    // Locks the player's row, so that parallel uploads cannot exceed the limit.
    await tx.selectFrom('players').select('id').where('id', '=', playerId).forUpdate().executeTakeFirstOrThrow();
    await abandoned(tx, now).where('player_id', '=', playerId).execute();
    const room = await roomFor(tx, upload, now);
    if (room !== null) return room === 'kept' ? null : room;
    await tx
      .insertInto('form_files')
      .values({
        player_id: playerId,
        id,
        form_id: formId,
        part_id: partId,
        field,
        name: name.replaceAll('\0', '').slice(0, 200),
        media_type: mediaType,
        sha256: hashOf(bytes),
        bytes: kept,
        uploaded_at: now,
        submission_id: null,
      })
      .execute();
    return null;
  });
}
