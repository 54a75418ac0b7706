import { type FormEvent, useState } from 'react';
import { isId, isReason, namesIn, REASON_MAX, whyNoNames } from '#src/shared/console/limits.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { useOperation } from '../../api/index.ts';
import { Filters } from '../../ui/controls.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Problem } from '../../ui/Problem.tsx';

type Errors = { readonly player: string | null; readonly segments: string | null; readonly reason: string | null };
const NONE: Errors = { player: null, segments: null, reason: null };

export function Segments() {
  const act = useOperation('setPlayerSegments');
  const [playerId, setPlayerId] = useState('');
  const [segments, setSegments] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState(NONE);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found: Errors = {
      player: isId(playerId.trim()) ? null : 'Enter the player’s id.',
      segments: whyNoNames(segments),
      reason: isReason(reason) ? null : 'Enter a reason in a few words.',
    };
    setErrors(found);
    if (found.player !== null || found.segments !== null || found.reason !== null) return;
    const answer = await act.run({ playerId: playerId.trim(), segments: namesIn(segments), reason: reason.trim() });
    if (answer.ok)
      toast({
        type: 'success',
        title: 'Segments saved',
        body: 'They take effect within 15 minutes.',
      });
  }

  return (
    <Panel title="Player segments" hint="Enter all segments of the player. Segments you leave out are removed.">
      <form onSubmit={(event) => void submit(event)} aria-label="Player segments">
        <Stack gap={12}>
          <Filters css={{ alignItems: 'start' }}>
            <Field label="Player" value={playerId} error={errors.player} onChange={({ target }) => setPlayerId(target.value)} />
            <Field
              label="Segments"
              value={segments}
              placeholder="vip, cup-guests"
              error={errors.segments}
              onChange={({ target }) => setSegments(target.value)}
            />
            <Field
              label="Reason"
              value={reason}
              maxLength={REASON_MAX}
              error={errors.reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Filters>
          {act.refusal === null ? null : <Problem refusal={act.refusal} />}
          <div>
            <Button type="submit" tone="secondary" busy={act.isBusy}>
              Save segments
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
