import { type FormEvent, useRef, useState } from 'react';
import { isReason } from '#src/shared/console/limits.ts';
import type { OutputOf } from '#src/shared/console/operations.ts';
import type { LocalMoment, ZonedInstant } from '#src/shared/console/releases.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { useOperation } from '../../api/index.ts';
import { Filters, SelectField } from '../../ui/controls.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { ReasonField } from '../../ui/ReasonField.tsx';
import { MomentField } from '../releases/MomentField.tsx';
import { zoneChoices } from '../releases/zones.ts';
import { DisplayedParts } from './DisplayedParts.tsx';
import { Timeline } from './Timeline.tsx';

type Asked = { readonly at: string; readonly zone: string; readonly answer: OutputOf<'whatPlayerSaw'> };

export function WhatWasSeen() {
  const look = useOperation('whatPlayerSaw');
  const [playerId, setPlayerId] = useState('');
  const [reason, setReason] = useState('');
  const [zone, setZone] = useState(zoneChoices()[0]?.value ?? 'Etc/UTC');
  const [moment, setMoment] = useState<LocalMoment>({ local: '' });
  const [told, setTold] = useState<ZonedInstant | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [wasTried, setTried] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  // True if the form was submitted before the server converted its time.
  const isWaiting = useRef(false);

  async function lookAt(instant: ZonedInstant): Promise<void> {
    const at = instant.at.replace(/\.\d+Z$/, 'Z');
    const answer = await look.run({ playerId: playerId.trim(), at, reason: reason.trim() });
    if (answer.ok) setAsked({ at, zone, answer: answer.value });
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    setAsked(null);
    if (playerId.trim() === '' || !isReason(reason) || moment.local === '') return;
    if (told !== null) return void lookAt(told);
    isWaiting.current = true;
    setAttempt((count) => count + 1);
  }
  function tell(instant: ZonedInstant | null): void {
    setTold(instant);
    if (instant === null || !isWaiting.current) return;
    isWaiting.current = false;
    void lookAt(instant);
  }
  function move(next: LocalMoment): void {
    isWaiting.current = false;
    setMoment(next);
  }
  function changeClock(next: string): void {
    isWaiting.current = false;
    setZone(next);
  }

  return (
    <Stack gap={24}>
      <form onSubmit={submit} aria-label="What did a player see?">
        <Stack gap={12}>
          <Filters css={{ alignItems: 'start' }}>
            <Field
              label="Player"
              value={playerId}
              error={wasTried && playerId.trim() === '' ? 'Enter the player’s id.' : null}
              onChange={({ target }) => setPlayerId(target.value)}
            />
            <SelectField label="Time zone" value={zone} choices={zoneChoices()} onChange={changeClock} />
            <MomentField
              label="Time"
              zone={zone}
              moment={moment}
              onChange={move}
              onTold={tell}
              attempt={attempt}
              error={wasTried && moment.local === '' ? 'Enter a date and time.' : null}
            />
            <ReasonField value={reason} wasTried={wasTried} onChange={setReason} />
          </Filters>
          {look.refusal === null ? null : <Problem refusal={look.refusal} />}
          <div>
            <Button type="submit" busy={look.isBusy}>
              View
            </Button>
          </div>
        </Stack>
      </form>
      {asked === null ? null : (
        <>
          <Timeline at={asked.at} zone={asked.zone} seen={asked.answer.seen} />
          <DisplayedParts zone={asked.zone} displays={asked.answer.displays} />
        </>
      )}
    </Stack>
  );
}
