import { type FormEvent, useState } from 'react';
import type { PlayerLimitsView } from '#src/lib/console/trading.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { toast } from '#src/ui/toast.ts';
import { useAct } from '../../api/index.ts';
import { Filters } from '../../ui/controls.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { dollars } from './cents.ts';
import { LimitsDialog } from './LimitsDialog.tsx';

/** What a trader has set for one player. */
export function PlayerLimits() {
  const read = useAct('readPlayerLimits');
  const [playerId, setPlayerId] = useState('');
  const [why, setWhy] = useState('');
  const [limits, setLimits] = useState<PlayerLimitsView | null>(null);
  const [isSetting, setSetting] = useState(false);
  async function look(): Promise<void> {
    const answer = await read.run({ playerId: playerId.trim(), reason: why.trim() });
    setLimits(answer.ok ? answer.value : null);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    void look();
  }
  return (
    <Panel title="Limits of a player" hint="A bet, once found, names its player. The player is told the reason of a limit when asking.">
      <form onSubmit={submit} aria-label="Find a player’s limits">
        <Filters>
          <Field label="Id of the player" value={playerId} required onChange={({ target }) => setPlayerId(target.value)} />
          <Field label="Why you look" value={why} required minLength={3} onChange={({ target }) => setWhy(target.value)} />
          <Button type="submit" tone="secondary" busy={read.isBusy}>
            Look
          </Button>
        </Filters>
      </form>
      {read.refusal === null ? null : <Problem refusal={read.refusal} />}
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
  const set = useAct('setPlayerLimits');
  const { playerId } = limits;
  return (
    <LimitsDialog
      title="Limits of this player"
      consequence="They hold from the next placement on. The player reads the reason when asking."
      now={limits}
      emptyHint="Empty for none."
      isBusy={set.isBusy}
      refusal={set.refusal}
      onClose={onClose}
      onAct={(chosen, reason) =>
        void set.run({ ...chosen, playerId, reason }).then((answer) => {
          if (!answer.ok) return;
          toast({ type: 'success', title: 'The player’s limits are set' });
          onClose();
        })
      }
    />
  );
}
