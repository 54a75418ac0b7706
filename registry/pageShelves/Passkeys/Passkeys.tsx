import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { type PasskeysFragment, PasskeysFragmentDoc, type PasskeysHeldFragment, PasskeysHeldFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { useCodeGate } from '#src/render/codeGate/useCodeGate.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { Owed } from '../../parts/shelf/Owed.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { EntryLines } from '../../parts/text/entryLines.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyLine } from './PasskeyLine.tsx';
import { PasskeysSkeleton } from './PasskeysSkeleton.tsx';
import { usePasskeyCalls } from './usePasskeyCalls.ts';

// Live region that stays mounted while empty, because screen readers announce only changes in an existing region.
const Told = styled('div', { '&:empty': { marginBottom: '-12px' } });

export function Passkeys({ node }: { readonly node: FragmentType<PasskeysFragment> }) {
  const words = useNode(PasskeysFragmentDoc, node);
  const player = useFragment({
    fragment: PasskeysHeldFragmentDoc,
    fragmentName: 'PasskeysHeld',
    from: { __typename: 'PasskeysShelf', id: words.id },
  });
  if (!player.complete)
    return (
      <Owed what={t`your passkeys`} illustration="responsible-gaming">
        <PasskeysSkeleton />
      </Owed>
    );
  const { passkeys } = player.data;
  if (passkeys === null) return <ShelfProblem what={t`your passkeys`} />;
  return (
    <>
      <ShelfHead title={words.title} />
      <Card padding="none" clipped css={{ maxWidth: '560px' }}>
        <Own words={words} passkeys={passkeys} />
      </Card>
    </>
  );
}

type OwnProps = {
  readonly words: Pick<PasskeysFragment, 'emptyText' | 'id' | 'text' | 'title'>;
  readonly passkeys: NonNullable<PasskeysHeldFragment['passkeys']>;
};

function Own({ words: { id, title, text, emptyText }, passkeys }: OwnProps) {
  const gate = useCodeGate('PASSKEY');
  const calls = usePasskeyCalls(id, gate);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (act: () => Promise<string | null>, done: string): Promise<boolean> => {
    setProblem(null);
    const why = await act();
    setProblem(why);
    if (why === null) toast({ about: 'passkeys', type: 'success', title: done });
    return why === null;
  };
  return (
    <>
      <Stack gap={8} css={{ padding: '$16' }}>
        <Text as="p" tone="ink2">
          {text}
        </Text>
        {passkeys.length === 0 ? <Text as="p">{emptyText}</Text> : null}
      </Stack>
      {passkeys.length === 0 ? null : (
        <EntryLines aria-label={title} css={{ borderTop: '1px solid $line' }}>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => run(() => calls.remove(passkey.id), t`Passkey removed`)} />
          ))}
        </EntryLines>
      )}
      <Stack gap={12} css={{ padding: '$16', borderTop: '1px solid $line' }}>
        <Told role="alert">{problem === null ? null : <Text tone="negative">{problem}</Text>}</Told>
        <AddPasskey onAdd={(name) => run(() => calls.add(name), t`Passkey added`)} />
      </Stack>
      {gate.dialog}
    </>
  );
}
