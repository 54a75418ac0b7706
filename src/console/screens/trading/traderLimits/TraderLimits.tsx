import { useState } from 'react';
import type { TraderLimitsView } from '#src/shared/console/traderLimits.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useOperation } from '../../../api/index.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Permitted } from '../../../ui/Permitted.tsx';
import { LookUp } from '../LookUp.tsx';
import { LimitHistoryList } from './LimitHistoryList.tsx';
import { OpenObjections } from './OpenObjections.tsx';
import { SetLimitByLaw, SetTraderLimits } from './SetTraderLimits.tsx';

export function TraderLimits() {
  const read = useOperation('readPlayerLimits');
  const [asked, setAsked] = useState({ id: '', reason: '' });
  const [limits, setLimits] = useState<TraderLimitsView | null>(null);
  const [setting, setSetting] = useState<'by-law' | 'facts' | null>(null);
  async function look({ id, reason } = asked): Promise<void> {
    setAsked({ id, reason });
    const answer = await read.run({ playerId: id, reason });
    setLimits(answer.ok ? answer.value : null);
  }
  const close = (): void => {
    setSetting(null);
    void look();
  };
  return (
    <Panel
      title="Player limits"
      hint="Find a bet to get its player. We notify the player of each change within a minute, with the reasons."
    >
      <OpenObjections />
      <LookUp
        name="Find a player"
        idLabel="Player id"
        isBusy={read.isBusy}
        refusal={read.refusal}
        onLook={(id, reason) => void look({ id, reason })}
      />
      {limits === null ? null : (
        <Stack gap={12}>
          <LimitHistoryList history={limits.history} onAnswered={() => void look()} />
          <Row gap={12} wrap>
            <Button size="small" tone="secondary" onClick={() => setSetting('facts')}>
              Limits…
            </Button>
            <Permitted to="setLimitByLaw">
              <Button size="small" tone="secondary" onClick={() => setSetting('by-law')}>
                Legal limit…
              </Button>
            </Permitted>
          </Row>
        </Stack>
      )}
      {limits !== null && setting === 'facts' ? <SetTraderLimits limits={limits} onClose={close} /> : null}
      {limits !== null && setting === 'by-law' ? <SetLimitByLaw limits={limits} onClose={close} /> : null}
    </Panel>
  );
}
