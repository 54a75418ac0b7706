import { TITLE_MAX } from '#src/shared/console/limits.ts';
import { useState } from 'react';
import type { LegalVersionView } from '#src/shared/console/legal.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { useAct } from '../../api/index.ts';
import { regionChoices, useHouse } from '../../places/house.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { SelectField, TextAreaField } from '../../ui/controls.tsx';

const CHANGES = [
  { value: 'material', label: 'Material: it changes what players have agreed to' },
  { value: 'editorial', label: 'Editorial: it says the same' },
] as const;

type VersionDialogProps = { readonly from: LegalVersionView; readonly onDone: () => void; readonly onClose: () => void };

/** Begins with the text of an earlier version. */
export function VersionDialog({ from: { brand, document, ...from }, onDone, onClose }: VersionDialogProps) {
  const house = useHouse();
  const publish = useAct('publishLegalVersion');
  const [region, setRegion] = useState(from.region);
  const [title, setTitle] = useState(from.title);
  const [body, setBody] = useState(from.body);
  const [time, setTime] = useState('');
  const [change, setChange] = useState<(typeof CHANGES)[number]['value']>('material');
  async function act(reason: string): Promise<void> {
    const holdsFrom = time === '' ? null : `${time}Z`;
    const answer = await publish.run({ brand, document, region, title: title.trim(), body: body.trim(), holdsFrom, change, reason });
    if (!answer.ok) return;
    toast({ type: 'success', title: `Version ${answer.value.version} is published` });
    onDone();
    onClose();
  }
  return (
    <ActDialog
      title="Publish a new version"
      consequence="It cannot be changed or taken back: a mistake is mended by the next version. Open pages change when it holds."
      label="Publish it"
      isBusy={publish.isBusy}
      refusal={publish.refusal}
      onClose={onClose}
      onAct={(reason) => void act(reason)}
    >
      <SelectField label="Where" value={region} choices={regionChoices(house, 'Everywhere')} onChange={setRegion} />
      <Field label="Title" maxLength={TITLE_MAX} value={title} onChange={({ target }) => setTitle(target.value)} />
      <TextAreaField
        label="Text"
        hint="An empty line parts paragraphs; {brand} stands for the name of the brand."
        rows={12}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <Field
        label="Holds from (UTC)"
        type="datetime-local"
        hint="Empty for now."
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <SelectField label="Change" value={change} choices={CHANGES} onChange={setChange} />
    </ActDialog>
  );
}
