import { t } from '#src/shared/text/t.ts';
import { FieldFrame, inputFace } from '#src/ui/fields/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import type { Item } from './saving.ts';

const Select = styled('select', { ...inputFace, cursor: 'pointer', appearance: 'auto', paddingBlock: '11px' });

type Props = {
  readonly label: string;
  readonly options: NonNullable<Item['options']>;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error: string | null;
};

/** Preselects no option, because the player must decide. */
export const OptionField = ({ label, options, value, onChange, error }: Props) => (
  <FieldFrame label={label} error={error}>
    {(attributes) => (
      <Select {...attributes} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{t`Choose`}</option>
        {options.map(({ id, label: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
    )}
  </FieldFrame>
);
