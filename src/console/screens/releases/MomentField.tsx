import { useEffect, useRef, useState } from 'react';
import type { LocalMoment, ZonedInstant } from '#src/shared/console/releases.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Segmented } from '#src/ui/fields/Segmented.tsx';
import { Text } from '#src/ui/Text.tsx';
import { type Refusal, useConsole } from '../../api/index.ts';

const PAUSE_MS = 250;
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

type Told = { readonly key: string; readonly is: ZonedInstant | null; readonly refusal: Refusal | null };
export type MomentFieldProps = {
  readonly label: string;
  readonly zone: string;
  readonly moment: LocalMoment;
  readonly onChange: (moment: LocalMoment) => void;
  readonly error?: string | null;
  readonly hint?: string;
  /** Called with the time in UTC; null while it is not converted, or if the server refuses it. */
  readonly onTold?: (told: ZonedInstant | null) => void;
  /** A new number repeats the request to convert the time. */
  readonly attempt?: number;
};

/** Field for a local time, which the server converts. If the time occurs twice, when clocks go back, asks which one. */
export function MomentField({ label, zone, moment, onChange, error, hint, onTold, attempt = 0 }: MomentFieldProps) {
  const told = useToldTime(zone, moment, attempt);
  const instant = told?.is ?? null;
  const latest = useRef(onTold);
  latest.current = onTold;
  useEffect(() => {
    latest.current?.(instant);
  }, [instant]);
  const isTwice = told?.refusal !== null && told?.refusal !== undefined && 'first' in told.refusal.details;
  const refused = told?.refusal && !isTwice ? told.refusal.message : null;
  return (
    <Stack gap={8}>
      <Field
        label={label}
        type="datetime-local"
        value={moment.local}
        error={error ?? refused}
        {...(hint === undefined ? {} : { hint })}
        onChange={({ target }) => onChange({ local: target.value })}
      />
      {isTwice || moment.which !== undefined ? (
        <Segmented
          legend="The clocks go back. Which time do you mean?"
          value={moment.which ?? ''}
          options={[
            { value: 'first', label: 'The first (before the change)' },
            { value: 'second', label: 'The second (after the change)' },
          ]}
          onChange={(which) => {
            if (which !== '') onChange({ ...moment, which });
          }}
        />
      ) : null}
      <Text as="output" size={13} tone="ink2" aria-live="polite">
        {instant?.words ?? ''}
      </Text>
    </Stack>
  );
}

function useToldTime(zone: string, { local, which }: LocalMoment, attempt: number): Told | null {
  const { run } = useConsole();
  const key = LOCAL.test(local) ? `${zone} ${local} ${which ?? ''}` : '';
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    if (key === '') return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void run('tellTime', { zone, local, ...(which === undefined ? {} : { which }) }).then((answer) => {
        if (isCurrent) setTold(answer.ok ? { key, is: answer.value, refusal: null } : { key, is: null, refusal: answer.refusal });
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [run, key, zone, local, which, attempt]);
  return told?.key === key ? told : null;
}
