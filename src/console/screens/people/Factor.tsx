import { useState } from 'react';
import type { Colleague } from '#src/shared/console/house.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAct } from '../../api/index.ts';
import { useNow } from '../../ui/now.tsx';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { When } from '../../ui/When.tsx';

type Props = { readonly colleague: Colleague; readonly isOwn: boolean; readonly onReplace: () => void };

/** Whether a second factor is registered, and what is done where it is lost. */
export function FactorCell({ colleague: { id, name, hasFactor, signsFrom }, isOwn, onReplace }: Props) {
  const now = useNow();
  return (
    <Stack gap={4} css={{ alignItems: 'flex-start' }}>
      {hasFactor ? 'registered' : <Badge tone="warning">none</Badge>}
      {signsFrom !== null && Date.parse(signsFrom) > now.getTime() ? (
        <Text size={12} tone="ink3">
          signs nothing until <When at={signsFrom} />
        </Text>
      ) : null}
      {isOwn ? null : hasFactor ? (
        <Permitted to="replaceFactor" isTold>
          <Button size="small" tone="secondary" aria-label={`Replace the second factor of ${name}`} onClick={onReplace}>
            Replace…
          </Button>
        </Permitted>
      ) : (
        <Permitted to="giveFactorLink" isTold>
          <GiveLink operatorId={id} name={name} />
        </Permitted>
      )}
    </Stack>
  );
}

function GiveLink({ operatorId, name }: { readonly operatorId: string; readonly name: string }) {
  const { run, isBusy, refusal } = useAct('giveFactorLink');
  const [path, setPath] = useState<string | null>(null);
  async function make(): Promise<void> {
    const answer = await run({ operatorId });
    setPath(answer.ok ? answer.value.path : null);
  }
  return (
    <>
      <Button size="small" tone="secondary" busy={isBusy} aria-label={`Link for ${name}`} onClick={() => void make()}>
        Make a link
      </Button>
      {refusal === null ? null : <Problem refusal={refusal} />}
      {path === null ? null : (
        <Text size={12} css={{ overflowWrap: 'anywhere' }}>
          {`For ${name} alone, three days, once: ${window.location.origin}${path}`}
        </Text>
      )}
    </>
  );
}

export const ReplaceDialog = ({ colleague: { id, name }, onClose }: { readonly colleague: Colleague; readonly onClose: () => void }) => (
  <OperationDialog
    title={`Replace the second factor of ${name}`}
    consequence={`A second person confirms it. Then ${name} is logged out, registers another one by a link from either of you, and signs nothing for 24 hours. Make sure that it is really your colleague who asks.`}
    label="Propose to replace"
    to="replaceFactor"
    input={(reason) => ({ operatorId: id, reason })}
    said={() => ({ title: `The second factor of ${name} is taken away` })}
    onClose={onClose}
  />
);
