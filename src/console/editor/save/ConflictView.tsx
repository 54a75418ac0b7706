import { useState } from 'react';
import { useStore } from 'zustand';
import type { DraftDocument } from '#src/shared/layouts/draft/document.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Segmented } from '#src/ui/fields/Segmented.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { differencesOf } from '../../ui/differences.ts';
import { listWords, nameOf } from '../model/outline.ts';
import type { Autosave } from './autosave.ts';
import type { Conflict, Whose } from './saveState.ts';

const Sides = styled('div', { display: 'grid', gap: '$12', '@tablet': { gridTemplateColumns: '1fr 1fr' } });
const Side = styled('div', {
  padding: '$8 $12',
  text: 14,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  borderRadius: '$control',
  border: '1px solid $line',
  backgroundColor: '$surface2',
  '& > span': { display: 'block' },
  variants: { isChosen: { true: { borderColor: '$accent', boxShadow: 'inset 0 0 0 1px $colors$accent' } } },
});

const SIDES = [
  { value: 'yours', label: 'Keep mine' },
  { value: 'theirs', label: 'Take theirs' },
] as const;

/** Asks the operator to resolve conflicts. Until then, nothing is saved. */
export function ConflictView({ autosave }: { readonly autosave: Autosave }) {
  const conflict = useStore(autosave.store, (state) => state.conflict);
  return conflict ? <Choices key={conflict.ids.join(' ')} conflict={conflict} onDone={autosave.resolve} /> : null;
}

function Choices({ conflict, onDone }: { readonly conflict: Conflict; readonly onDone: Autosave['resolve'] }) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Whose>>(new Map(conflict.ids.map((id) => [id, 'yours'])));
  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => undefined}
      title="Conflicting changes"
      description="You and a colleague changed the same things. Choose a version for each. All other changes of both are kept."
      width={880}
      actions={<Button onClick={() => onDone(choices)}>Continue with these choices</Button>}
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
            <Both conflict={conflict} id={id} whose={choices.get(id) ?? 'yours'} />
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

type BothProps = { readonly conflict: Conflict; readonly id: string; readonly whose: Whose };

function Both({ conflict: { yours, theirs }, id, whose }: BothProps) {
  const [mine, other] = [yours.nodes.get(id), theirs.nodes.get(id)];
  const told = mine && other ? differencesOf(mine, other) : [{ path: '', before: textOf(yours, id), after: textOf(theirs, id) }];
  return told.map(({ path, ...texts }) => (
    <Stack key={path} gap={4}>
      {path === '' ? null : (
        <Text size={13} weight="medium" tone="ink2">
          {path}
        </Text>
      )}
      <Sides>
        <Side isChosen={whose === 'yours'}>
          <Text size={12} tone="ink3">
            Mine
          </Text>
          {texts.before ?? 'nothing'}
        </Side>
        <Side isChosen={whose === 'theirs'}>
          <Text size={12} tone="ink3">
            Theirs
          </Text>
          {texts.after ?? 'nothing'}
        </Side>
      </Sides>
    </Stack>
  ));
}

function textOf(document: DraftDocument, id: string): string {
  if (id === 'title') return typeof document.rest['title'] === 'string' ? document.rest['title'] : 'none';
  if (id.startsWith('list:'))
    return (document.lists.get(id.slice('list:'.length)) ?? [])
      .map((each, at) => `${at + 1}. ${nameOf(each, document.nodes.get(each) ?? null)}`)
      .join('\n');
  const node = document.nodes.get(id);
  return node ? `keep: ${nameOf(id, node)}` : 'removed';
}
