import { useState } from 'react';
import type { PlayerLimitsView } from '#src/shared/console/trading.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAct } from '../../api/index.ts';
import { Panel } from '../../ui/Panel.tsx';
import { dollars } from './cents.ts';
import { LimitsDialog } from './LimitsDialog.tsx';
import { LookUp } from './LookUp.tsx';

export function PlayerLimits() {
  const read = useAct('readPlayerLimits');
  const [asked, setAsked] = useState({ id: '', reason: '' });
  const [limits, setLimits] = useState<PlayerLimitsView | null>(null);
  const [isSetting, setSetting] = useState(false);
  async function look({ id, reason } = asked): Promise<void> {
    setAsked({ id, reason });
    const answer = await read.run({ playerId: id, reason });
    setLimits(answer.ok ? answer.value : null);
  }
  return (
    <Panel title="Limits of a player" hint="A bet, once found, names its player. The reason of a limit is kept with it.">
      <LookUp
        name="Find a player’s limits"
        idLabel="Id of the player"
        isBusy={read.isBusy}
        refusal={read.refusal}
        onLook={(id, reason) => void look({ id, reason })}
      />
      {limits === null ? null : (
        <Row gap={12} wrap>
          <Text>{inWords(limits)}</Text>
          <Button size="small" tone="secondary" onClick={() => setSetting(true)}>
            Limits…
          </Button>
        </Row>
      )}
      {limits === null || !isSetting ? null : (
        <SetPlayerLimits
          limits={limits}
          onClose={() => {
            setSetting(false);
            void look();
          }}
        />
      )}
    </Panel>
  );
}

function inWords({ mostStakeCents, mostExposureCents, reason }: PlayerLimitsView): string {
  if (mostStakeCents === null && mostExposureCents === null) return 'No limits but those of the markets.';
  const stake = mostStakeCents === null ? [] : [`${dollars(mostStakeCents)} at stake in one placement`];
  const exposure = mostExposureCents === null ? [] : [`${dollars(mostExposureCents)} to win on one selection`];
  return `At most ${[...stake, ...exposure].join(' and ')}: ${reason ?? ''}`;
}

function SetPlayerLimits({ limits, onClose }: { readonly limits: PlayerLimitsView; readonly onClose: () => void }) {
  const { playerId } = limits;
  return (
    <LimitsDialog
      title="Limits of this player"
      consequence="Lower limits hold from the next placement on; a higher one, or none, waits for a second person. The reason is kept with them, for who has to explain them to the player."
      now={limits}
      emptyHint="Empty for none."
      to="setPlayerLimits"
      input={(chosen, reason) => ({ ...chosen, playerId, reason })}
      said={() => ({ title: 'The player’s limits are set' })}
      onClose={onClose}
    />
  );
}
