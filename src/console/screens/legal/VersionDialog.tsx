import { TITLE_MAX } from '#src/shared/console/limits.ts';
import { useState } from 'react';
import type { LegalVersionView } from '#src/shared/console/legal.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { regionChoices, useBrandSettings } from '../../places/brandSettings.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { SelectField, TextAreaField } from '../../ui/controls.tsx';

const CHANGES = [
  { value: 'material', label: 'Material: players must accept it' },
  { value: 'editorial', label: 'Editorial: same meaning' },
] as const;

type VersionDialogProps = { readonly from: LegalVersionView; readonly onDone: () => void; readonly onClose: () => void };

export function VersionDialog({ from: { brand, document, ...from }, onDone, onClose }: VersionDialogProps) {
  const house = useBrandSettings();
  const [region, setRegion] = useState(from.region);
  const [title, setTitle] = useState(from.title);
  const [body, setBody] = useState(from.body);
  const [time, setTime] = useState('');
  const [change, setChange] = useState<(typeof CHANGES)[number]['value']>('material');
  const holdsFrom = time === '' ? null : `${time}Z`;
  return (
    <OperationDialog
      title="Publish a new version"
      consequence="Once in force, a version can’t be changed or withdrawn. Correct mistakes with a new version. Open pages update when it takes effect."
      label="Publish version"
      to="publishLegalVersion"
      input={(reason) => ({ brand, document, region, title: title.trim(), body: body.trim(), holdsFrom, change, reason })}
      said={({ version }) => ({ title: `Version ${version} is published` })}
      onClose={onClose}
      onDone={onDone}
    >
      <SelectField label="Where" value={region} choices={regionChoices(house, 'Everywhere')} onChange={setRegion} />
      <Field label="Title" maxLength={TITLE_MAX} value={title} onChange={({ target }) => setTitle(target.value)} />
      <TextAreaField
        label="Text"
        hint="Separate paragraphs with an empty line. Use {brand} for the brand name."
        rows={12}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <Field
        label="In force from (UTC)"
        type="datetime-local"
        hint="Leave empty to publish now."
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <SelectField label="Change" value={change} choices={CHANGES} onChange={setChange} />
    </OperationDialog>
  );
}
