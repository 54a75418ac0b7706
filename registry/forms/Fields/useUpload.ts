import { useRef } from 'react';
import { t } from '#src/shared/text/t.ts';
import { newId } from '#src/platform/ids.ts';
import { usePlatform } from '#src/platform/index.ts';
import { rememberName } from './files.ts';

export type Sent = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: string };

/** Retries an upload under the same id, so that the server stores the file only once. */
export function useUpload(formId: string, partId: string, field: string): (file: File) => Promise<Sent> {
  const platform = usePlatform();
  const last = useRef({ file: '', id: '' });
  return async (file) => {
    const known = `${file.lastModified} ${file.size} ${file.type} ${file.name}`;
    if (last.current.file !== known) last.current = { file: known, id: newId() };
    const { id } = last.current;
    const query = new URLSearchParams({ formId, partId, field, uploadId: id, name: file.name.slice(0, 200) });
    const headers = { ...(await platform.credentials.headers()), 'content-type': file.type };
    const answer = await platform.http({ method: 'POST', path: `/i/form_files?${query.toString()}`, headers, file });
    if (answer.ok) {
      rememberName(id, file.name);
      return { ok: true, id };
    }
    // Status 409: the server has another file under this id, so the next attempt needs a new id.
    if (answer.refusal.status === 409) last.current = { file: '', id: '' };
    return { ok: false, problem: wordsOf(answer.refusal.body) };
  };
}

const wordsOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : t`We could not upload the file. Check your connection and choose it again.`;
