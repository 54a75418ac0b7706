import type { FragmentType } from '@apollo/client';
import { useId, useState } from 'react';
import { type ConsentFragment, ConsentFragmentDoc } from '#src/gql/graphql.ts';
import { useAction, useHeading, useNode, useScopeBlocked, useTaken } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';
import { ActionNotice } from '../../parts/shelf/ActionNotice.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';
import { ConsentSkeleton } from './ConsentSkeleton.tsx';

const Check = styled('label', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$12',
  padding: '$12',
  borderRadius: '$10',
  border: '1px solid $lineStrong',
  text: 14,
  fontWeight: '$medium',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: '$accent', backgroundColor: '$accentSoft' },
  '& input': { flex: 'none', size: '20px', margin: 0, accentColor: '$colors$accent', focusRing: 2 },
});

export function Consent({ node }: { readonly node: FragmentType<ConsentFragment> }) {
  const { id, title, body, consentLabel, action } = useNode(ConsentFragmentDoc, node);
  const [hasAgreed, setHasAgreed] = useState(false);
  const isBlocked = useScopeBlocked();
  const { isRunning, end, run } = useAction(action, id);
  const taken = useTaken(action);
  const reasonId = useId();
  const heading = useHeading();
  if (taken === undefined) return <ConsentSkeleton />;
  const before = taken === null ? null : ({ kind: 'done', next: null, said: taken } as const);
  const isOver = before !== null || (end?.kind === 'done' && end.said !== null);
  return (
    <Stack gap={16}>
      <Heading as={heading} size={18}>
        {title}
      </Heading>
      <Paragraphs text={body} />
      {isOver ? null : (
        <Check>
          <input type="checkbox" checked={hasAgreed} onChange={(event) => setHasAgreed(event.target.checked)} />
          <span id={reasonId}>{consentLabel}</span>
        </Check>
      )}
      <ActionNotice end={end ?? before} />
      {isOver || isBlocked || !('label' in action) ? null : (
        <Button size="large" block disabled={!hasAgreed} busy={isRunning} aria-describedby={reasonId} onClick={() => run({})}>
          {action.label}
        </Button>
      )}
    </Stack>
  );
}
