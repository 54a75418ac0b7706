import type { DraftView } from '#src/shared/console/drafts.ts';
import { styled } from '#src/ui/stitches.ts';
import { PlaceName } from '../../places/PlaceName.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { inWords, usePeople } from '../../ui/people.ts';
import { When } from '../../ui/When.tsx';

export const FactList = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: '$16',
  rowGap: '$8',
  '& dt': { color: '$ink3', text: 13, lineHeight: '$14' },
});

export function Facts({ draft }: { readonly draft: DraftView }) {
  const nameOf = usePeople();
  return (
    <Panel title="The draft">
      <FactList>
        <dt>Audience</dt>
        <dd>
          <PlaceName place={draft} />
        </dd>
        <dt>State</dt>
        <dd>{draft.state}</dd>
        <dt>Version</dt>
        <dd>{draft.version}</dd>
        <dt>Authors</dt>
        <dd>{inWords(draft.authors.map(nameOf))}</dd>
        <dt>Started by</dt>
        <dd>{nameOf(draft.ownerId)}</dd>
        <dt>Saved</dt>
        <dd>
          <When at={draft.savedAt} />
        </dd>
      </FactList>
    </Panel>
  );
}
