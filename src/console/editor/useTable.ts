import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { OutputOf } from '#src/shared/console/operations.ts';
import { refuse } from '#src/shared/values/result.ts';
import { useConsole, useOperator, usePermission } from '../api/index.ts';
import type { EditorValue, Listed } from './EditorContext.tsx';
import { createEditor } from './editor.ts';
import { type Autosave, type AutosavePorts, createAutosave } from './save/autosave.ts';
import { keptText } from './save/kept.ts';

const NOT_HIS = { code: 'not-logged-in', message: 'Another operator is logged in now.', details: {} } as const;

/** Saves only if the same operator is still logged in. */
export function useTable(draft: OutputOf<'readDraft'>, listed: Listed): { readonly value: EditorValue; readonly autosave: Autosave } {
  const client = useConsole();
  const { id: operatorId } = useOperator();
  const { isAllowed } = usePermission('saveDraft');
  const [{ editor, autosave, vocabulary }] = useState(() => {
    const made = createEditor({ document: draft.document, isReadOnly: !isAllowed || draft.state !== 'open' });
    const save: AutosavePorts['save'] = async (version, document) => {
      const session = client.session.getState();
      if (!('operator' in session) || session.operator.id !== operatorId) return refuse(NOT_HIS);
      return client.run('saveDraft', { draftId: draft.id, version, document });
    };
    const kept = keptText(localStorage, { operatorId, draftId: draft.id });
    const kinds = new Map(listed.kinds.map((each) => [each.kind, each]));
    return {
      editor: made,
      autosave: createAutosave({ editor: made, draft, save, kept }),
      vocabulary: { ...listed, kinds, isKind: (kind: string) => kinds.has(kind) },
    };
  });
  useEffect(() => (isAllowed ? autosave.start() : undefined), [autosave, isAllowed]);
  // Runs after `start`. Otherwise a closed draft would prevent restoring unsaved changes.
  useEffect(() => autosave.take(draft), [autosave, draft]);
  const isReadOnly = useStore(editor.store, (state) => state.isReadOnly);
  const value = useMemo(() => ({ editor, vocabulary, isReadOnly }), [editor, vocabulary, isReadOnly]);
  return { value, autosave };
}
