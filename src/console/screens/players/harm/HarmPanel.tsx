import { useState } from 'react';
import type { HarmView } from '#src/shared/console/harm.ts';
import { Text } from '#src/ui/Text.tsx';
import { useOperation, useAnswer } from '../../../api/index.ts';
import { Awaited } from '../../../ui/Awaited.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Table } from '../../../ui/Table.tsx';
import { When } from '../../../ui/When.tsx';
import { LookUp } from '../../trading/LookUp.tsx';
import { HarmFile } from './HarmFile.tsx';
import { Wait } from './Wait.tsx';

/** Mount only at the operator's request, because the server audits each read. */
export function HarmPanel() {
  const open = useAnswer('listHarmCases', {});
  const read = useOperation('readHarm');
  const [asked, setAsked] = useState({ id: '', reason: '' });
  const [file, setFile] = useState<HarmView | null>(null);
  async function look({ id, reason } = asked): Promise<void> {
    setAsked({ id, reason });
    const answer = await read.run({ playerId: id, reason });
    setFile(answer.ok ? answer.value : null);
  }
  return (
    <Panel
      title="Markers of harm"
      hint="Only for compliance. Each view is saved in the audit log. At level 2, the player must read a guide before the next wager. At level 3, wagers are paused until you contact the player, at most until the contact hours end."
    >
      <Awaited loaded={open} what="the open cases">
        {({ cases }) =>
          cases.length === 0 ? (
            <Text size={13} tone="ink2">
              No open cases.
            </Text>
          ) : (
            <Table
              caption="Open cases"
              columns={[
                { head: 'Account', isName: true, cell: ({ playerId }) => playerId },
                { head: 'Level', isNumber: true, cell: ({ level }) => level },
                { head: 'Wagers paused', cell: ({ wait }) => <Wait wait={wait} /> },
                { head: 'Open since', cell: ({ openedAt }) => <When at={openedAt} /> },
              ]}
              rows={cases}
              keyOf={({ caseId }) => caseId}
            />
          )
        }
      </Awaited>
      <LookUp
        name="Find a player"
        idLabel="Player id"
        isBusy={read.isBusy}
        refusal={read.refusal}
        onLook={(id, reason) => void look({ id, reason })}
      />
      {file === null ? null : (
        <HarmFile
          file={file}
          onClosed={() => {
            open.reload();
            void look();
          }}
        />
      )}
    </Panel>
  );
}
