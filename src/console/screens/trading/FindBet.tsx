import { type FormEvent, useState } from 'react';
import type { TradingBet } from '#src/lib/console/trading.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAct } from '../../api/index.ts';
import { Filters } from '../../ui/controls.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Table } from '../../ui/Table.tsx';
import { dollars } from './cents.ts';
import { VoidDialog } from './VoidDialog.tsx';

/** A single bet, by the id that the player tells. */
export function FindBet() {
  const read = useAct('readBet');
  const [betId, setBetId] = useState('');
  const [why, setWhy] = useState('');
  const [bet, setBet] = useState<TradingBet | null>(null);
  const [isVoiding, setVoiding] = useState(false);
  async function look(): Promise<void> {
    const answer = await read.run({ betId: betId.trim(), reason: why.trim() });
    setBet(answer.ok ? answer.value : null);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    void look();
  }
  return (
    <Panel title="A bet" hint="Who looks, and why, is kept in the audit.">
      <form onSubmit={submit} aria-label="Find a bet">
        <Filters>
          <Field label="Id of the bet" value={betId} required onChange={({ target }) => setBetId(target.value)} />
          <Field label="Why you look" value={why} required minLength={3} onChange={({ target }) => setWhy(target.value)} />
          <Button type="submit" tone="secondary" busy={read.isBusy}>
            Look
          </Button>
        </Filters>
      </form>
      {read.refusal === null ? null : <Problem refusal={read.refusal} />}
      {bet === null ? null : <Found bet={bet} onVoid={() => setVoiding(true)} />}
      {bet === null || !isVoiding ? null : (
        <VoidDialog
          scope="bet"
          target={bet.id}
          onClose={() => {
            setVoiding(false);
            void look();
          }}
        />
      )}
    </Panel>
  );
}

function Found({ bet, onVoid }: { readonly bet: TradingBet; readonly onVoid: () => void }) {
  const paid = bet.payoutCents === null ? 'nothing paid yet' : `${dollars(bet.payoutCents)} paid`;
  return (
    <Stack gap={12}>
      <Text as="p">{`${bet.type} of ${dollars(bet.stakeCents)} by player ${bet.playerId}: ${bet.status}, ${bet.outcome}, ${paid}.`}</Text>
      <Table
        caption="Legs of the bet"
        columns={[
          { head: 'Selection', isName: true, cell: ({ name }) => name },
          { head: 'Market', cell: ({ market }) => market },
          { head: 'Event', cell: ({ event }) => event },
          { head: 'Outcome', cell: ({ outcome, reason }) => (reason === null ? outcome : `${outcome}: ${reason}`) },
        ]}
        rows={bet.legs}
        keyOf={({ event, market, name }) => `${event} ${market} ${name}`}
      />
      {bet.status === 'VOIDED' ? null : (
        <div>
          <Button tone="danger" onClick={onVoid}>
            Void this bet…
          </Button>
        </div>
      )}
    </Stack>
  );
}
