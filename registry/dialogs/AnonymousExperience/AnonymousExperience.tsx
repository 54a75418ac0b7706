import type { FragmentType } from '@apollo/client';
import { type AnonymousExperienceFragment, AnonymousExperienceFragmentDoc } from '#src/gql/graphql.ts';
import { useNode, useOverlay } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { DialogButtons } from '../../parts/dialog/DialogActions.tsx';
import { DialogArt } from '../../parts/dialog/DialogArt.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';

const Points = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$12',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  text: 14,
  '& li': { display: 'flex', alignItems: 'center', gap: '$12', overflowWrap: 'anywhere', minWidth: 0 },
});
const Mark = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  size: '36px',
  borderRadius: '$control',
  backgroundColor: '$accentSoft',
  color: '$accentInk',
});

export function AnonymousExperience({ node }: { readonly node: FragmentType<AnonymousExperienceFragment> }) {
  const { id, title, body, points, buttons } = useNode(AnonymousExperienceFragmentDoc, node);
  const { close } = useOverlay();
  return (
    <Dialog open onClose={close} title={title} actions={<DialogButtons buttons={buttons} of={id} onDone={close} />}>
      <Stack gap={16}>
        <DialogArt name="explore" />
        <Paragraphs text={body} />
        <Points>
          {points.map((point) => (
            <li key={point.id}>
              <Mark>
                <Icon name={point.icon} size={20} />
              </Mark>
              <span>{point.label}</span>
            </li>
          ))}
        </Points>
      </Stack>
    </Dialog>
  );
}
