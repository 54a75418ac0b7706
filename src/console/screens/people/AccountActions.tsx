import { useState } from 'react';
import type { Colleague, OperatorLink } from '#src/shared/console/general.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useOperation } from '../../api/index.ts';
import { Permitted } from '../../ui/Permitted.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { type AccountAction, AccountDialog } from './AccountDialog.tsx';
import { GivenLogin } from './GivenLogin.tsx';

type ActsProps = { readonly colleague: Colleague; readonly onChange: () => void };

export function AccountActions({ colleague, onChange }: ActsProps) {
  const { id, name, lockedAt, hasFactor } = colleague;
  const [act, setAct] = useState<AccountAction | null>(null);
  const press = (to: AccountAction, word: string, label: string) => (
    <Button size="small" tone="secondary" aria-label={label} onClick={() => setAct(to)}>
      {word}
    </Button>
  );
  return (
    <>
      <Row gap={8} wrap css={{ '@tablet': { justifyContent: 'flex-end' }, '@desktop': { flexWrap: 'nowrap' } }}>
        {lockedAt === null ? null : (
          <Permitted to="unlockOperator" isTold>
            {press('unlockOperator', 'Unlock…', `Unlock ${name}`)}
          </Permitted>
        )}
        {hasFactor ? (
          <Permitted to="replaceFactor">{press('replaceFactor', 'Replace factor…', `Replace the second factor of ${name}`)}</Permitted>
        ) : (
          <Permitted to="giveFactorLink">
            <GiveLink operatorId={id} name={name} />
          </Permitted>
        )}
        <Permitted to="restoreOperator">{press('restoreOperator', 'Restore…', `Restore ${name}`)}</Permitted>
        {lockedAt === null ? <Permitted to="disableOperator">{press('disableOperator', 'Disable…', `Disable ${name}`)}</Permitted> : null}
      </Row>
      {act === null ? null : <AccountDialog act={act} colleague={colleague} onClose={() => setAct(null)} onDone={onChange} />}
    </>
  );
}

function GiveLink({ operatorId, name }: { readonly operatorId: string; readonly name: string }) {
  const { run, isBusy, refusal } = useOperation('giveFactorLink');
  const [given, setGiven] = useState<OperatorLink | null>(null);
  async function make(): Promise<void> {
    const answer = await run({ operatorId });
    setGiven(answer.ok ? answer.value : null);
  }
  return (
    <Stack gap={8}>
      <Button size="small" tone="secondary" busy={isBusy} aria-label={`Create link or password for ${name}`} onClick={() => void make()}>
        Create link or password
      </Button>
      {refusal === null ? null : <Problem refusal={refusal} />}
      {given === null ? null : <GivenLogin name={name} given={given} onClose={() => setGiven(null)} />}
    </Stack>
  );
}
