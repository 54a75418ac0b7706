import { useMemo } from 'react';
import { useEdited, useEditor } from '../EditorContext.tsx';
import { type ToMend, toMend } from '../model/finding.ts';

export function useToMend(): readonly ToMend[] {
  const { vocabulary } = useEditor();
  const document = useEdited(({ history }) => history.document);
  const problems = useEdited(({ findings }) => findings.problems);
  return useMemo(() => toMend(document, vocabulary.isKind, problems), [document, problems, vocabulary]);
}
