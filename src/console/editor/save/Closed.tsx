import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import type { DraftView } from '#src/shared/console/drafts.ts';
import { TITLE_MAX } from '#src/shared/console/limits.ts';
import { placeOf } from '#src/shared/console/place.ts';
import { writeDocument } from '#src/shared/layouts/draft/document.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useOperation } from '../../api/index.ts';
import { Problem } from '../../ui/Problem.tsx';
import { useEditor } from '../EditorContext.tsx';
import type { Autosave } from './autosave.ts';

export function Closed({ draft, autosave }: { readonly draft: DraftView; readonly autosave: Autosave }) {
  const { editor } = useEditor();
  const navigate = useNavigate();
  const isUnsaved = useStore(autosave.store, ({ status }) => status !== 'saved');
  const [copy, save] = [useOperation('duplicateDraft'), useOperation('saveDraft')];
  const made = useRef<DraftView | null>(null);
  async function goOn(): Promise<void> {
    const { brand, region, environment } = placeOf(draft);
    const title = `${draft.title.slice(0, TITLE_MAX - ' (copy)'.length)} (copy)`;
    if (made.current === null) {
      const answer = await copy.run({ draftId: draft.id, title, brand, region, environment });
      if (!answer.ok) return;
      made.current = answer.value;
    }
    const { id, version } = made.current;
    if (isUnsaved) {
      const document = writeDocument(editor.store.getState().history.document);
      if (!(await save.run({ draftId: id, version, document })).ok) return;
      autosave.release();
    }
    void navigate(`/drafts/${id}`);
  }
  const refusal = copy.refusal ?? save.refusal;
  return (
    <Stack gap={12}>
      <Row gap={12} wrap role="status">
        <Text>{`This draft is ${draft.state === 'open' ? 'closed' : draft.state}.`}</Text>
        {isUnsaved ? <Text tone="ink2">Your unsaved changes are kept here and in this browser.</Text> : null}
        <Button size="small" tone={isUnsaved ? 'primary' : 'secondary'} disabled={copy.isBusy || save.isBusy} onClick={() => void goOn()}>
          Continue in a copy
        </Button>
      </Row>
      {refusal === null ? null : <Problem refusal={refusal} />}
    </Stack>
  );
}
