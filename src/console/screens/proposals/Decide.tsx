import { useState } from 'react';
import type { ProposalView } from '#src/shared/console/proposals.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useOperation } from '../../api/index.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { sumsText } from '../../ui/proposed.ts';

type DecideProps = { readonly proposal: ProposalView; readonly isStale: boolean };

export function Decide({ proposal, isStale }: DecideProps) {
  const { id: proposalId, isOwn, whyNot } = proposal;
  const [act, setAct] = useState<'confirm' | 'end' | null>(null);
  const renew = useOperation('renewProposal');
  const close = (): void => setAct(null);
  return (
    <Permitted to="confirmProposal" isTold>
      <Stack gap={8}>
        <Row gap={8} wrap justify="end">
          {isStale ? (
            <Button tone="secondary" busy={renew.isBusy} onClick={() => void renew.run({ proposalId })}>
              Recalculate
            </Button>
          ) : null}
          <Button tone="secondary" onClick={() => setAct('end')}>
            {isOwn ? 'Withdraw…' : 'Refuse…'}
          </Button>
          <Button tone="danger" disabled={whyNot !== null || isStale} onClick={() => setAct('confirm')}>
            Confirm…
          </Button>
        </Row>
        {whyNot === null ? null : (
          <Text size={13} tone="ink2">
            {whyNot}
          </Text>
        )}
        {renew.refusal === null ? null : <Problem refusal={renew.refusal} />}
      </Stack>
      {act === 'confirm' ? <Confirm proposal={proposal} onClose={close} /> : null}
      {act === 'end' ? <End proposal={proposal} onClose={close} /> : null}
    </Permitted>
  );
}

type DialogProps = { readonly proposal: ProposalView; readonly onClose: () => void };

function Confirm({ proposal, onClose }: DialogProps) {
  const { id: proposalId, digest, summary, warnings } = proposal;
  return (
    <OperationDialog
      title="Confirm proposal"
      consequence={[summary, ...warnings, sumsText(proposal)].join(' ')}
      label="Confirm"
      isDangerous
      to="confirmProposal"
      input={(reason) => ({ proposalId, digest, reason })}
      said={() => ({ title: 'Confirmed and applied' })}
      onClose={onClose}
    />
  );
}

function End({ proposal: { id: proposalId, isOwn, summary }, onClose }: DialogProps) {
  return (
    <OperationDialog
      title={isOwn ? 'Withdraw proposal' : 'Refuse proposal'}
      consequence={`${summary} Nothing changes, and whatever was closed for this proposal reopens.`}
      label={isOwn ? 'Withdraw' : 'Refuse'}
      to={isOwn ? 'withdrawProposal' : 'refuseProposal'}
      input={(reason) => ({ proposalId, reason })}
      said={() => ({ title: isOwn ? 'Withdrawn' : 'Refused' })}
      onClose={onClose}
    />
  );
}
