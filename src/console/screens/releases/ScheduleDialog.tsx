import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DraftView } from '#src/lib/console/drafts.ts';
import { TITLE_MAX } from '#src/lib/console/limits.ts';
import { placeOf } from '#src/lib/console/place.ts';
import type { LocalMoment } from '#src/lib/console/releases.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { toast } from '#src/ui/toast.ts';
import { useAct, useAnswer } from '../../api/index.ts';
import { placeInWords } from '../../places/names.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { CheckField, Filters, SelectField } from '../../ui/controls.tsx';
import { useChecks } from '../approvals/useChecks.ts';
import { MomentField } from './MomentField.tsx';
import { zoneChoices } from './zones.ts';

const NO_MOMENT: LocalMoment = { local: '' };

/** Plans approved drafts to go out at once and, if wished, to make room again. */
export function ScheduleDialog({ chosen: first, onClose }: { readonly chosen: readonly string[]; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const create = useAct('createRelease');
  const drafts = useAnswer('listDrafts', {});
  const open = drafts.value?.drafts ?? [];
  const checks = useChecks(open);
  const ready = open.filter(({ id }) => checks.get(id)?.approval.isApproved === true && checks.get(id)?.problems.length === 0);
  const [title, setTitle] = useState('');
  const [zone, setZone] = useState(zoneChoices()[0]?.value ?? 'Etc/UTC');
  const [starts, setStarts] = useState(NO_MOMENT);
  const [ends, setEnds] = useState(NO_MOMENT);
  const [chosen, setChosen] = useState<readonly string[]>(first);
  const [wasTried, setTried] = useState(false);
  const going = ready.filter(({ id }) => chosen.includes(id));

  async function plan(): Promise<void> {
    setTried(true);
    const [one] = going;
    if (title.trim() === '' || starts.local === '' || one === undefined) return;
    const answer = await create.run({
      title: title.trim(),
      environment: placeOf(one).environment,
      zone,
      starts,
      ...(ends.local === '' ? {} : { ends }),
      drafts: going.map(({ id, contentHash }) => ({ draftId: id, contentHash })),
    });
    if (!answer.ok) return;
    toast({ type: 'success', title: `“${answer.value.title}” is planned`, body: answer.value.starts.words });
    onClose();
    void navigate('/releases');
  }

  return (
    <ActDialog
      title="Plan a release"
      consequence="At its start all of these drafts go out at once, or none does. At its end what was there before comes back."
      label="Plan it"
      needsReason={false}
      isBusy={create.isBusy}
      refusal={create.refusal}
      onClose={onClose}
      onAct={() => void plan()}
    >
      <Field
        label="What it is for"
        value={title}
        maxLength={TITLE_MAX}
        placeholder="Cup weekend"
        error={wasTried && title.trim() === '' ? 'Give it a name that colleagues will understand.' : null}
        onChange={({ target }) => setTitle(target.value)}
      />
      <SelectField label="Clock of" value={zone} choices={zoneChoices()} onChange={setZone} />
      <Filters css={{ alignItems: 'start' }}>
        <MomentField
          label="Starts"
          zone={zone}
          moment={starts}
          onChange={setStarts}
          error={wasTried && starts.local === '' ? 'Say when it starts.' : null}
        />
        <MomentField label="Ends" hint="Leave it empty and what was published stays." zone={zone} moment={ends} onChange={setEnds} />
      </Filters>
      <Awaited loaded={drafts} what="the drafts" lines={2}>
        {() => (
          <Chosen
            ready={ready}
            chosen={chosen}
            onChange={setChosen}
            error={wasTried && going.length === 0 ? 'Choose what goes out.' : null}
          />
        )}
      </Awaited>
    </ActDialog>
  );
}

type ChosenProps = {
  readonly ready: readonly DraftView[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error: string | null;
};

function Chosen({ ready, chosen, onChange, error }: ChosenProps) {
  return (
    <Stack as="fieldset" gap={8}>
      <Text as="legend" size={13} weight="medium" tone="ink2" css={{ padding: 0, marginBottom: '$4' }}>
        Approved drafts that go out
      </Text>
      {ready.length === 0 ? (
        <Text tone="ink2">No draft is approved yet. Drafts come here once a second person has approved them.</Text>
      ) : null}
      {ready.map((draft) => (
        <CheckField
          key={draft.id}
          isChecked={chosen.includes(draft.id)}
          onChange={(isIn) => onChange(isIn ? [...chosen, draft.id] : chosen.filter((id) => id !== draft.id))}
        >
          <Stack as="span" gap={0}>
            <Text weight="medium">{draft.title}</Text>
            <Text size={13} tone="ink2">
              {placeInWords(draft)}
            </Text>
          </Stack>
        </CheckField>
      ))}
      {error === null ? null : (
        <Text role="alert" size={13} tone="negative">
          {error}
        </Text>
      )}
    </Stack>
  );
}
