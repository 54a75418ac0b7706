import type { FragmentType } from '@apollo/client';
import { type TipFragment, TipFragmentDoc } from '#src/gql/graphql.ts';
import { useAction, useHeading, useNode, useScopeBlocked, useTaken } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';
import { ActionNotice } from '../../parts/shelf/ActionNotice.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';
import { TipSkeleton } from './TipSkeleton.tsx';

const Frame = styled('aside', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$12',
  padding: '$12',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface2',
  overflowWrap: 'anywhere',
});
const Picture = styled('div', { flex: 'none', width: '64px', '& svg': { width: '100%', height: 'auto' } });
const Words = styled(Stack, { minWidth: 0, flex: 1, alignItems: 'flex-start', '& p': { margin: 0 } });

export function Tip({ node }: { readonly node: FragmentType<TipFragment> }) {
  const { id, title, body, illustration, action } = useNode(TipFragmentDoc, node);
  const { isRunning, end, run } = useAction(action, id);
  const taken = useTaken(action);
  const heading = useHeading();
  const isBlocked = useScopeBlocked();
  if (end?.kind === 'done') return <ActionNotice end={end} hasFocus />;
  if (taken === undefined) return <TipSkeleton />;
  if (taken !== null) return null;
  return (
    <Frame aria-label={title}>
      <Picture>
        <Illustration name={illustration} width={64} />
      </Picture>
      <Words gap={8}>
        <Heading as={heading} size={16}>
          {title}
        </Heading>
        <Paragraphs text={body} />
        <ActionNotice end={end} />
        {isBlocked || !('label' in action) ? null : (
          <Button tone="quiet" busy={isRunning} onClick={() => run({})}>
            {action.label}
          </Button>
        )}
      </Words>
    </Frame>
  );
}
