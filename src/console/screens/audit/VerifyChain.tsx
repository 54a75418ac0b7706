import { type FormEvent, useState } from 'react';
import type { ChainFault } from '#src/shared/console/general.ts';
import type { OutputOf } from '#src/shared/console/operations.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { useOperation } from '../../api/index.ts';
import { Beside } from '../../ui/controls.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { headIn, headText } from './head.ts';

const Head = styled('code', { fontFamily: 'ui-monospace, monospace', fontSize: '$12', overflowWrap: 'anywhere', userSelect: 'all' });

// Stays mounted, because live regions announce only changes of content.
const Told = styled('div', { '&:not(:empty)': { paddingTop: '$12' } });

const faults: Readonly<Record<ChainFault['fault'], string>> = {
  altered: 'was altered',
  missing: 'is missing',
  unlinked: 'does not match the entry before it',
  'tail-lost': 'and all later entries are missing',
};

/** Verifies the audit chain. An earlier head hash, typed by the operator, reveals a rewritten chain. */
export function VerifyChain() {
  const verify = useOperation('verifyAudit');
  const [note, setNote] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [verdict, setVerdict] = useState<OutputOf<'verifyAudit'> | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const noted = note.trim() === '' ? undefined : headIn(note);
    setWrong(noted === null);
    setVerdict(null);
    if (noted === null) return;
    const answer = await verify.run({ noted });
    if (answer.ok) setVerdict(answer.value);
  }

  return (
    <Panel title="Verify the log" hint="Save this hash elsewhere. Paste it here later to detect a rewritten log.">
      <form onSubmit={(event) => void submit(event)} aria-label="Verify the log">
        <div>
          <Row gap={12} wrap align="start">
            <div style={{ flex: '1 1 320px' }}>
              <Field
                label="Saved hash (optional)"
                value={note}
                placeholder="number and hash"
                error={isWrong ? 'Paste the whole line: the number, a space and the 64-digit hash.' : null}
                onChange={({ target }) => setNote(target.value)}
              />
            </div>
            <Beside>
              <Button type="submit" tone="secondary" busy={verify.isBusy}>
                Verify the log
              </Button>
            </Beside>
          </Row>
          <Told aria-live="polite">{verdict === null ? null : <Verdict verdict={verdict} />}</Told>
          <Told>{verify.refusal === null ? null : <Problem refusal={verify.refusal} />}</Told>
        </div>
      </form>
    </Panel>
  );
}

function Verdict({ verdict: { entries, head, fault } }: { readonly verdict: OutputOf<'verifyAudit'> }) {
  const isWhole = fault === null;
  return (
    <Stack gap={8}>
      <Row gap={8} css={isWhole ? { color: '$positive' } : { color: '$negative' }}>
        <Icon name={isWhole ? 'check' : 'alert'} size={20} />
        <Text tone="inherit" weight="medium">
          {isWhole ? `Complete: ${entries} entries, no gaps or changes.` : `Not complete: entry ${fault.seq} ${faults[fault.fault]}.`}
        </Text>
      </Row>
      <Text size={13} tone="ink2">
        {'Hash to save: '}
        <Head>{headText(head)}</Head>
      </Text>
    </Stack>
  );
}
