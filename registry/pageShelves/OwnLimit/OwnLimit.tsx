import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useAuth } from '#src/core/auth/index.ts';
import { type OwnLimitFragment, OwnLimitFragmentDoc, OwnLimitHeldFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Text } from '#src/ui/Text.tsx';
import { ForPlayers } from '../../parts/shelf/ForPlayers.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { BreakForm } from './BreakForm.tsx';
import { useCodeGate } from '#src/render/codeGate/useCodeGate.tsx';
import { LimitForm } from './LimitForm.tsx';
import { isBreak, LimitNow } from './LimitNow.tsx';
import { EditorSkeleton } from './OwnLimitSkeleton.tsx';
import { useSaving, type Item } from './saving.ts';

export function OwnLimit({ node }: { readonly node: FragmentType<OwnLimitFragment> }) {
  const { id, title, text } = useNode(OwnLimitFragmentDoc, node);
  const { isLoggedIn } = useAuth();
  const player = useFragment({
    fragment: OwnLimitHeldFragmentDoc,
    fragmentName: 'OwnLimitHeld',
    from: { __typename: 'OwnLimitShelf', id },
  });
  if (!player.complete && isLoggedIn === false) return <ForPlayers what={t`your limits`} illustration="responsible-gaming" />;
  const item = player.complete ? player.data.item : undefined;
  if (item === null) return <ShelfProblem what={t`your limits`} />;
  return (
    <Card padding={16} css={{ maxWidth: '560px' }} role="group" aria-label={title}>
      <Stack gap={16}>
        <Text as="p" tone="ink2">
          {text}
        </Text>
        {item ? <Editor item={item} /> : <EditorSkeleton />}
      </Stack>
    </Card>
  );
}

function Editor({ item }: { readonly item: Item }) {
  const gate = useCodeGate('LIMIT');
  const saving = useSaving(item, gate);
  return (
    <>
      <LimitNow item={item} saving={saving} />
      {/* Keys the form by its limit, so that a new limit resets the input. */}
      {isBreak(item) ? (
        <BreakForm item={item} saving={saving} />
      ) : (
        <LimitForm key={item.active?.description ?? ''} item={item} saving={saving} />
      )}
      {gate.dialog}
    </>
  );
}
