import { useState } from 'react';
import type { DraftWithDocument } from '#src/shared/console/drafts.ts';
import type { Place } from '#src/shared/console/place.ts';
import { type Answer, type ConsoleClient, type Refusal, useConsole } from '../../api/index.ts';

export type Begun = { readonly place: Place; readonly title: string; readonly sourceHash: string | null };

export function useStart(): {
  readonly start: (begun: Begun) => Promise<Answer<DraftWithDocument>>;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
} {
  const client = useConsole();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const start = async (begun: Begun): Promise<Answer<DraftWithDocument>> => {
    setBusy(true);
    setRefusal(null);
    const answer = await begin(client, begun);
    setBusy(false);
    if (!answer.ok) setRefusal(answer.refusal);
    return answer;
  };
  return { start, isBusy, refusal };
}

async function begin({ run }: ConsoleClient, { place, title, sourceHash }: Begun): Promise<Answer<DraftWithDocument>> {
  // Reads the source first, so that a failure leaves no empty draft.
  const source = sourceHash === null ? null : await run('readRevision', { hash: sourceHash });
  if (source && !source.ok) return source;
  const created = await run('createDraft', { ...place, title });
  const document = source?.value.document;
  if (!created.ok || typeof document !== 'object' || document === null) return created;
  const { id: draftId, version } = created.value;
  const saved = await run('saveDraft', { draftId, version, document });
  if (!saved.ok) await run('discardDraft', { draftId });
  return saved;
}
