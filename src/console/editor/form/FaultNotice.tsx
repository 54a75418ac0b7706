import { type DraftDocument, placesOf, TOP } from '#src/shared/layouts/draft/document.ts';
import { Button } from '#src/ui/Button.tsx';
import { useEdited, useEditor } from '../EditorContext.tsx';
import type { Command } from '../model/commands.ts';
import { type Fault, faultWords, outlineOf } from '../model/outline.ts';
import { Notice } from './Notice.tsx';

type Mend = { readonly label: string; readonly command: Command };

function mendOf(document: DraftDocument, id: string, fault: Fault): Mend | null {
  const place = placesOf(document).get(id);
  if (fault === 'missing') return { label: 'Remove the reference', command: { type: 'remove', id } };
  // Moving the node to its first place removes its other occurrences.
  if (fault === 'repeated' && place) return { label: 'Keep the first one', command: { type: 'move', id, to: place } };
  const atTheEnd = { list: TOP, index: document.lists.get(TOP)?.length ?? 0 };
  if (fault === 'unreached' || fault === 'too-deep') return { label: 'Move it to the end', command: { type: 'move', id, to: atTheEnd } };
  const node = document.nodes.get(id);
  if (fault === 'broken' && node && 'broken' in node) return { label: 'Remove it', command: { type: 'remove', id } };
  if (fault === 'broken' && node?.['id'] !== id) return { label: 'Set its id', command: { type: 'set', id, field: 'id', value: id } };
  return null;
}

export function FaultNotice({ id }: { readonly id: string }) {
  const { editor, vocabulary } = useEditor();
  const document = useEdited(({ history }) => history.document);
  const lines = outlineOf(document, vocabulary.isKind);
  const faults = new Set(lines.flatMap((line) => (line.id === id && line.fault !== null ? [line.fault] : [])));
  return [...faults].map((fault) => {
    const mend = editor.isReadOnly ? null : mendOf(document, id, fault);
    return (
      <Notice key={fault} words={faultWords[fault]}>
        {mend === null ? null : (
          <div>
            <Button size="small" tone="secondary" onClick={() => editor.run(mend.command)}>
              {mend.label}
            </Button>
          </div>
        )}
      </Notice>
    );
  });
}
