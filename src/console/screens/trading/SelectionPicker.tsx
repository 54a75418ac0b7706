import { useDeferredValue, useState } from 'react';
import { outcomeText, selectionText } from '#src/shared/console/lines.ts';
import type { TradingEvent } from '#src/shared/console/trading.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';

export type Picked = { readonly selectionId: string; readonly name: string; readonly event: string };
type PickerProps = { readonly chosen: readonly Picked[]; readonly onPick: (picked: Picked) => void };

const MOST_EVENTS = 6;

export function SelectionPicker({ chosen, onPick }: PickerProps) {
  const [typed, setTyped] = useState('');
  const [event, setEvent] = useState<TradingEvent | null>(null);
  const search = useDeferredValue(typed.trim());
  const events = useAnswer('listTradingEvents', search === '' ? { status: 'coming' } : { status: 'coming', search });
  return (
    <Stack gap={8}>
      <Field
        label="Find a game"
        type="search"
        maxLength={80}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setEvent(null);
        }}
      />
      {event === null ? (
        <Awaited loaded={events} what="the games">
          {({ events: rows }) => (
            <Row gap={4} css={{ flexWrap: 'wrap' }}>
              {rows.slice(0, MOST_EVENTS).map((row) => (
                <Button key={row.id} size="small" tone="secondary" onClick={() => setEvent(row)}>
                  {row.name}
                </Button>
              ))}
            </Row>
          )}
        </Awaited>
      ) : (
        <Selections key={event.id} event={event} chosen={chosen} onPick={onPick} />
      )}
    </Stack>
  );
}

function Selections({ event, chosen, onPick }: PickerProps & { readonly event: TradingEvent }) {
  const read = useAnswer('readTradingEvent', { eventId: event.id });
  const taken = new Set(chosen.map(({ selectionId }) => selectionId));
  return (
    <Awaited loaded={read} what="its selections">
      {({ markets }) => (
        <Row gap={4} css={{ flexWrap: 'wrap', maxHeight: '200px', overflowY: 'auto' }}>
          {markets
            .filter(({ status, voidReason }) => status === 'OPEN' && voidReason === null)
            .flatMap((market) =>
              market.selections
                .filter(({ id, status, voidReason }) => status === 'OPEN' && voidReason === null && !taken.has(id))
                .map((selection) => (
                  <Button
                    key={selection.id}
                    size="small"
                    tone="secondary"
                    onClick={() => onPick({ selectionId: selection.id, name: outcomeText(selection, market.name), event: event.name })}
                  >
                    {market.name}: {selectionText(selection)}
                  </Button>
                )),
            )}
        </Row>
      )}
    </Awaited>
  );
}
