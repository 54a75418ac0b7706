import { useMemo, useState } from 'react';
import type { ListedKind } from '#src/shared/console/composing.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useEditor } from '../EditorContext.tsx';
import { schemaNamed } from '../form/schemas.ts';
import { titleOf } from '../../ui/pointer.ts';
import { newNode, placeForNew } from '../model/newNode.ts';
import { kindWords, nameOf } from '../model/outline.ts';

const Choice = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  width: '100%',
  padding: '$8 $12',
  borderRadius: '$control',
  border: '1px solid $line',
  cursor: 'pointer',
  focusRing: 2,
  '@hover': { '&:hover': { backgroundColor: '$surface2' } },
  '& > *': { display: 'block' },
});

/** `into`: list to add to. Null: after the selected node. */
export type PaletteProps = { readonly into: string | null; readonly onClose: () => void };

export function Palette({ into, onClose }: PaletteProps) {
  const { editor, vocabulary } = useEditor();
  const [query, setQuery] = useState('');
  const families = useMemo(
    () =>
      byFamily(
        [...vocabulary.kinds.values()].filter(({ isAllowed }) => isAllowed),
        query,
      ),
    [vocabulary, query],
  );
  const add = (listed: ListedKind): void => {
    const { history, selected } = editor.store.getState();
    const { id, node } = newNode(history.document, listed, vocabulary.sources);
    const to = into === null ? placeForNew(history.document, selected) : { list: into, index: 0 };
    if (editor.run({ type: 'insert', id, node, to })) editor.say(`${nameOf(id, node)} added.`);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Add a part" placement="side" width={420}>
      <Stack gap={16} css={{ paddingBlock: '$12' }}>
        <Field label="Search kinds" value={query} onChange={({ target }) => setQuery(target.value)} />
        {families.length === 0 ? <Text tone="ink2">No kind with this name can be added here.</Text> : null}
        {families.map(([family, kinds]) => (
          <Stack key={family} gap={8} as="section">
            <Heading as="h3" size={13} tone="ink2">
              {titleOf(family)}
            </Heading>
            {kinds.map((listed) => (
              <Choice key={listed.kind} type="button" onClick={() => add(listed)}>
                <Text weight="medium">{kindWords(listed.kind)}</Text>
                <Text size={13} tone="ink2">
                  {schemaNamed(listed.kind)?.description}
                  {listed.isOff ? ' Switched off right now: its fallback is shown.' : ''}
                </Text>
              </Choice>
            ))}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

function byFamily(kinds: readonly ListedKind[], query: string): readonly (readonly [string, readonly ListedKind[]])[] {
  const wanted = query.trim().toLowerCase();
  const families = new Map<string, ListedKind[]>();
  for (const listed of kinds) {
    const text = `${kindWords(listed.kind)} ${listed.kind} ${schemaNamed(listed.kind)?.description ?? ''}`.toLowerCase();
    if (text.includes(wanted)) families.set(listed.family, [...(families.get(listed.family) ?? []), listed]);
  }
  return [...families];
}
