import { useState } from 'react';
import type { TradingEvent } from '#src/shared/console/trading.ts';
import { Row } from '#src/ui/Box.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { knownSince, KnownSince } from './KnownSince.tsx';
import { Weight } from './Weight.tsx';

const MOST_POINTS = 1_000;
const scoreIn = (text: string): number | null => (/^\d{1,4}$/.test(text) && Number(text) <= MOST_POINTS ? Number(text) : null);

/** A second result corrects payouts. */
export function ResultDialog({ event, onClose }: { readonly event: TradingEvent; readonly onClose: () => void }) {
  const isOver = event.status === 'FINISHED';
  const [away, setAway] = useState(isOver ? String(event.awayScore ?? '') : '');
  const [home, setHome] = useState(isOver ? String(event.homeScore ?? '') : '');
  const [known, setKnown] = useState('');
  const [wasPressed, setPressed] = useState(false);
  const [awayScore, homeScore] = [scoreIn(away), scoreIn(home)];
  const problem = (score: number | null): string | null => (wasPressed && score === null ? `A whole number up to ${MOST_POINTS}.` : null);
  function input(reason: string) {
    setPressed(true);
    return awayScore === null || homeScore === null ? null : { eventId: event.id, homeScore, awayScore, ...knownSince(known), reason };
  }
  return (
    <OperationDialog
      title={isOver ? 'Correct the result' : 'Set the result'}
      consequence={
        isOver
          ? 'Bets are settled again by this score. What was paid too much is taken back as far as it is there, what is missing is paid.'
          : 'The event is over, and every bet on it is settled by this score.'
      }
      label={isOver ? 'Settle again' : 'Settle the bets'}
      isDangerous
      to="settleByHand"
      input={input}
      said={() => ({ title: `${event.name}: ${awayScore}–${homeScore}` })}
      onClose={onClose}
    >
      <Weight scope="event" target={event.id} />
      <Row gap={12} align="start">
        <Field label="Away" inputMode="numeric" value={away} error={problem(awayScore)} onChange={({ target }) => setAway(target.value)} />
        <Field label="Home" inputMode="numeric" value={home} error={problem(homeScore)} onChange={({ target }) => setHome(target.value)} />
      </Row>
      <KnownSince value={known} onChange={setKnown} />
    </OperationDialog>
  );
}
