import { type FormEvent, useState } from 'react';
import type { OutputOf } from '#src/lib/console/operations.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useAct } from '../../api/index.ts';
import { Filters, SelectField } from '../../ui/controls.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { MomentField } from '../releases/MomentField.tsx';
import { zoneChoices } from '../releases/zones.ts';
import { useInstant } from './useInstant.ts';
import { Timeline } from './Timeline.tsx';

type Asked = { readonly at: string; readonly zone: string; readonly seen: OutputOf<'whatPlayerSaw'>['seen'] };

/** Asks what was before a player at an instant, typed on the clock of a zone. */
export function WhatWasSeen() {
  const look = useAct('whatPlayerSaw');
  const [playerId, setPlayerId] = useState('');
  const [reason, setReason] = useState('');
  const [zone, setZone] = useState(zoneChoices()[0]?.value ?? 'Etc/UTC');
  const { moment, setMoment, tell, refusal } = useInstant(zone);
  const [wasTried, setTried] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    setAsked(null);
    if (playerId.trim() === '' || reason.trim().length < 3 || moment.local === '') return;
    const at = await tell();
    if (at === null) return;
    const answer = await look.run({ playerId: playerId.trim(), at, reason: reason.trim() });
    if (answer.ok) setAsked({ at, zone, seen: answer.value.seen });
  }

  return (
    <Stack gap={24}>
      <form onSubmit={(event) => void submit(event)} aria-label="What did a player see?">
        <Stack gap={12}>
          <Filters css={{ alignItems: 'start' }}>
            <Field
              label="Player"
              value={playerId}
              error={wasTried && playerId.trim() === '' ? 'Type the player’s id.' : null}
              onChange={({ target }) => setPlayerId(target.value)}
            />
            <SelectField label="Clock of" value={zone} choices={zoneChoices()} onChange={setZone} />
            <MomentField
              label="At"
              zone={zone}
              moment={moment}
              onChange={setMoment}
              error={wasTried && moment.local === '' ? 'Say when.' : null}
            />
            <Field
              label="Why you look"
              value={reason}
              maxLength={500}
              error={wasTried && reason.trim().length < 3 ? 'Say why, in a few words.' : null}
              onChange={({ target }) => setReason(target.value)}
            />
          </Filters>
          {look.refusal === null ? null : <Problem refusal={look.refusal} />}
          {refusal === null ? null : <Problem refusal={refusal} />}
          <div>
            <Button type="submit" busy={look.isBusy}>
              Look
            </Button>
          </div>
        </Stack>
      </form>
      {asked === null ? null : <Timeline {...asked} />}
    </Stack>
  );
}
