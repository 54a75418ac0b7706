import { useState } from 'react';
import type { TradingEvent } from '#src/shared/console/trading.ts';
import { Row } from '#src/ui/Box.tsx';
import { Field, FieldProblem } from '#src/ui/fields/Field.tsx';
import { CheckField } from '../../ui/controls.tsx';
import { useNow } from '../../ui/now.tsx';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { knownSince, KnownSince } from './KnownSince.tsx';
import { Weight } from './Weight.tsx';

const MOST_POINTS = 1_000;
const scoreIn = (text: string): number | null => (/^\d{1,4}$/.test(text) && Number(text) <= MOST_POINTS ? Number(text) : null);

/** Enters an event's result. Another result later corrects payouts. */
export function ResultDialog({ event, onClose }: { readonly event: TradingEvent; readonly onClose: () => void }) {
  const isOver = event.status === 'FINISHED';
  const [away, setAway] = useState(isOver ? String(event.awayScore ?? '') : '');
  const [home, setHome] = useState(isOver ? String(event.homeScore ?? '') : '');
  const [known, setKnown] = useState('');
  const [isEarly, setEarly] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const now = useNow();
  const isBeforeStart = event.status === 'PRE_GAME' && new Date(event.startsAt) > now;
  const [awayScore, homeScore] = [scoreIn(away), scoreIn(home)];
  const problem = (score: number | null): string | null =>
    wasPressed && score === null ? `Enter a whole number up to ${MOST_POINTS}.` : null;
  function input(reason: string) {
    setPressed(true);
    if (awayScore === null || homeScore === null || (isBeforeStart && !isEarly)) return null;
    return { eventId: event.id, homeScore, awayScore, ...knownSince(known), ...(isBeforeStart && { beforeStart: true }), reason };
  }
  return (
    <OperationDialog
      title={isOver ? 'Correct the result' : 'Set the result'}
      consequence={
        isOver
          ? 'A second person must confirm. Then bets are settled again with this score. Overpaid amounts are taken back as far as the balance allows, and missing amounts are paid.'
          : 'A second person must confirm. Then the event is finished and every bet on it is settled with this score. Until then, it takes no bets.'
      }
      label={isOver ? 'Propose correction' : 'Propose result'}
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
      {isBeforeStart ? (
        <CheckField isChecked={isEarly} onChange={setEarly}>
          The event has not started. Settle it anyway.
        </CheckField>
      ) : null}
      {wasPressed && isBeforeStart && !isEarly ? <FieldProblem>Check this box to confirm a result before the start.</FieldProblem> : null}
    </OperationDialog>
  );
}
