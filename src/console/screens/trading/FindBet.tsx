import { useState } from 'react';
import { selectionText } from '#src/shared/console/lines.ts';
import type { TradingBet } from '#src/shared/console/trading.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useOperation } from '../../api/index.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { dollars } from './cents.ts';
import { LookUp } from './LookUp.tsx';
import { VoidDialog } from './VoidDialog.tsx';

export function FindBet() {
  const read = useOperation('readBet');
  const [asked, setAsked] = useState({ id: '', reason: '' });
  const [bet, setBet] = useState<TradingBet | null>(null);
  const [isVoiding, setVoiding] = useState(false);
  async function look({ id, reason } = asked): Promise<void> {
    setAsked({ id, reason });
    const answer = await read.run({ betId: id, reason });
    setBet(answer.ok ? answer.value : null);
  }
  return (
    <Panel title="Find a bet" hint="Your name and reason are saved in the audit log.">
      <LookUp
        name="Find a bet"
        idLabel="Bet id"
        isBusy={read.isBusy}
        refusal={read.refusal}
        onLook={(id, reason) => void look({ id, reason })}
      />
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
          { head: 'Selection', isName: true, cell: selectionText },
          { head: 'Market', cell: ({ market }) => market },
          { head: 'Event', cell: ({ event }) => event },
          { head: 'Outcome', cell: ({ outcome, reason }) => (reason === null ? outcome : `${outcome}: ${reason}`) },
        ]}
        rows={bet.legs}
        keyOf={({ event, market, ...selection }) => `${event} ${market} ${selectionText(selection)}`}
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
