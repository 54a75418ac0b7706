import { useState } from 'react';
import { useStore } from 'zustand';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Segmented } from '#src/ui/Segmented.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import type { DraftDocument } from '../model/document.ts';
import { listWords, nameOf } from '../model/outline.ts';
import type { Autosave, Conflict } from './autosave.ts';

const Sides = styled('div', { display: 'grid', gap: '$12', '@tablet': { gridTemplateColumns: '1fr 1fr' } });
const Side = styled('pre', {
  margin: 0,
  padding: '$8',
  maxHeight: '240px',
  overflow: 'auto',
  text: 12,
  whiteSpace: 'pre-wrap',
  borderRadius: '$control',
  border: '1px solid $line',
  backgroundColor: '$surface2',
  variants: { isChosen: { true: { borderColor: '$accent', boxShadow: 'inset 0 0 0 1px $colors$accent' } } },
});

type Whose = 'yours' | 'theirs';
const SIDES = [
  { value: 'yours', label: 'Keep mine' },
  { value: 'theirs', label: 'Take theirs' },
] as const;

/** What two people have changed in different ways, side by side, with a choice for each. Nothing is saved before. */
export function ConflictView({ autosave }: { readonly autosave: Autosave }) {
  const conflict = useStore(autosave.store, (state) => state.conflict);
  return conflict ? <Choices conflict={conflict} onDone={autosave.resolve} /> : null;
}

function Choices({ conflict, onDone }: { readonly conflict: Conflict; readonly onDone: Autosave['resolve'] }) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Whose>>(new Map(conflict.ids.map((id) => [id, 'yours'])));
  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => undefined}
      title="A colleague changed the same"
      description="Both texts are here. Choose for each; everything else of both is kept."
      width={880}
      actions={<Button onClick={() => onDone(choices)}>Go on with these</Button>}
    >
      <Stack gap={24} css={{ paddingBlock: '$12' }}>
        {conflict.ids.map((id) => (
          <Stack key={id} gap={8} as="section" aria-label={wordsOf(conflict.yours, id)}>
            <Segmented
              legend={wordsOf(conflict.yours, id)}
              options={SIDES}
              value={choices.get(id) ?? 'yours'}
              onChange={(whose) => setChoices((old) => new Map(old).set(id, whose))}
            />
            <Sides>
              {(['yours', 'theirs'] as const).map((whose) => (
                <Stack key={whose} gap={4}>
                  <Text size={12} tone="ink3">
                    {whose === 'yours' ? 'Mine' : 'Theirs'}
                  </Text>
                  <Side isChosen={choices.get(id) === whose} tabIndex={0}>
                    {textOf(conflict[whose], id)}
                  </Side>
                </Stack>
              ))}
            </Sides>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

function wordsOf(document: DraftDocument, id: string): string {
  if (id === 'title') return 'Title of the document';
  if (id.startsWith('list:')) return `Order in ${listWords(document, id.slice('list:'.length))}`;
  return nameOf(id, document.nodes.get(id) ?? null);
}

function textOf(document: DraftDocument, id: string): string {
  if (id === 'title') return typeof document.rest['title'] === 'string' ? document.rest['title'] : 'none';
  if (id.startsWith('list:'))
    return (document.lists.get(id.slice('list:'.length)) ?? [])
      .map((each, at) => `${at + 1}. ${nameOf(each, document.nodes.get(each) ?? null)}`)
      .join('\n');
  const node = document.nodes.get(id);
  return node ? JSON.stringify(node, null, 2) : 'removed';
}
