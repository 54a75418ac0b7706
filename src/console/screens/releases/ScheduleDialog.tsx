import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TITLE_MAX } from '#src/shared/console/limits.ts';
import { placeOf } from '#src/shared/console/place.ts';
import type { LocalMoment } from '#src/shared/console/releases.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { useAnswer } from '../../api/index.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { Filters, SelectField } from '../../ui/controls.tsx';
import { useChecks } from '../approvals/useChecks.ts';
import { ChosenDrafts } from './ChosenDrafts.tsx';
import { MomentField } from './MomentField.tsx';
import { zoneChoices } from './zones.ts';

const NO_MOMENT: LocalMoment = { local: '' };

export function ScheduleDialog({ chosen: first, onClose }: { readonly chosen: readonly string[]; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const drafts = useAnswer('listDrafts', {});
  const open = drafts.value?.drafts ?? [];
  const checks = useChecks(open);
  const ready = open.filter(({ id }) => checks.known.get(id)?.approval.isApproved === true && checks.known.get(id)?.problems.length === 0);
  const [title, setTitle] = useState('');
  const [zone, setZone] = useState(zoneChoices()[0]?.value ?? 'Etc/UTC');
  const [starts, setStarts] = useState(NO_MOMENT);
  const [ends, setEnds] = useState(NO_MOMENT);
  const [chosen, setChosen] = useState<readonly string[]>(first);
  const [wasTried, setTried] = useState(false);
  const going = ready.filter(({ id }) => chosen.includes(id));

  function input() {
    setTried(true);
    const [one] = going;
    if (title.trim() === '' || starts.local === '' || one === undefined) return null;
    return {
      title: title.trim(),
      environment: placeOf(one).environment,
      zone,
      starts,
      ...(ends.local === '' ? {} : { ends }),
      drafts: going.map(({ id, contentHash }) => ({ draftId: id, contentHash })),
    };
  }

  return (
    <OperationDialog
      title="Plan release"
      consequence="At the start, all of these drafts are published together, or none. At the end, the previous content comes back."
      label="Plan release"
      needsReason={false}
      to="createRelease"
      input={input}
      said={(planned) => ({ title: `“${planned.title}” is planned`, body: planned.starts.words })}
      onClose={onClose}
      onDone={() => void navigate('/releases')}
    >
      <Field
        label="Purpose"
        value={title}
        maxLength={TITLE_MAX}
        placeholder="Cup weekend"
        error={wasTried && title.trim() === '' ? 'Enter a name that your colleagues will understand.' : null}
        onChange={({ target }) => setTitle(target.value)}
      />
      <SelectField label="Time zone" value={zone} choices={zoneChoices()} onChange={setZone} />
      <Filters css={{ alignItems: 'start' }}>
        <MomentField
          label="Starts"
          zone={zone}
          moment={starts}
          onChange={setStarts}
          error={wasTried && starts.local === '' ? 'Enter a start time.' : null}
        />
        <MomentField label="Ends" hint="Leave empty to keep the content published." zone={zone} moment={ends} onChange={setEnds} />
      </Filters>
      <Awaited loaded={drafts} what="the drafts" lines={2}>
        {() => (
          <ChosenDrafts
            ready={ready}
            checks={checks}
            chosen={chosen}
            onChange={setChosen}
            error={wasTried && going.length === 0 ? 'Choose at least one draft.' : null}
          />
        )}
      </Awaited>
    </OperationDialog>
  );
}
