import { EVERYTHING } from '#src/shared/console/suspensions.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SuspendButton } from './SuspendButton.tsx';
import { SuspensionTable } from './SuspensionTable.tsx';
import { type Target, useSports } from './SuspensionsContext.tsx';
import { KEYS, useSuspendKeys } from './useSuspendKeys.ts';

const ALL: Target = { scope: 'everything', target: EVERYTHING, name: 'everything' };

export function SuspensionPanel() {
  const sports = useSports();
  useSuspendKeys(ALL);
  return (
    <Panel
      title="Suspend"
      hint={`Stops bets and cash outs immediately, until you reopen. ${KEYS.suspend.shown} suspends everything. ${KEYS.giveBack.shown} ends your latest suspension.`}
      actions={<SuspendButton of={ALL} isNamed size="medium" keys={KEYS.suspend.aria} />}
    >
      <Stack gap={16}>
        <Row gap={8} wrap>
          {sports.map(({ id, name }) => (
            <SuspendButton key={id} of={{ scope: 'sport', target: id, name }} isNamed />
          ))}
        </Row>
        <SuspensionTable />
      </Stack>
    </Panel>
  );
}
