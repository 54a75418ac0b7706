import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { t } from '#src/shared/text/t.ts';
import { inputFace } from '#src/ui/fields/Field.tsx';
import { describedBy } from '#src/ui/fields/FieldProblems.tsx';
import { styled } from '#src/ui/stitches.ts';
import { FileWidget } from './FileWidget.tsx';
import { MoneyWidget } from './MoneyWidget.tsx';

const Select = styled('select', inputFace, { cursor: 'pointer', appearance: 'auto', paddingBlock: '11px' });
const Line = styled('label', {
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  minHeight: '44px',
  text: 14,
  fontWeight: '$medium',
  color: '$ink1',
  cursor: 'pointer',
  '& input': { flex: 'none', size: '20px', margin: 0, accentColor: '$colors$accent', focusRing: 2 },
});

const Area = styled('textarea', inputFace, {
  height: 'auto',
  minHeight: '120px',
  paddingBlock: '$8',
  resize: 'vertical',
  whiteSpace: 'pre-wrap',
});
const Group = styled('div', { display: 'flex', flexDirection: 'column' });

function CheckboxWidget({ id, value, label, disabled = false, readonly = false, required = false, onChange, rawErrors = [] }: WidgetProps) {
  return (
    <Line>
      <input
        id={id}
        name={id}
        type="checkbox"
        checked={value === true}
        disabled={disabled || readonly}
        aria-describedby={describedBy(id)}
        aria-invalid={rawErrors.length > 0 || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {label}
        {required ? ' (required)' : ''}
      </span>
    </Line>
  );
}

function SelectWidget({ id, value, options, disabled = false, readonly = false, required = false, onChange, rawErrors = [] }: WidgetProps) {
  const choices = options.enumOptions ?? [];
  const selected = choices.findIndex((choice) => choice.value === value);
  return (
    <Select
      id={id}
      name={id}
      value={String(selected)}
      disabled={disabled || readonly}
      required={required}
      aria-describedby={describedBy(id)}
      aria-invalid={rawErrors.length > 0 || undefined}
      onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
    >
      <option value="-1" disabled={required}>{t`Choose`}</option>
      {choices.map((choice, at) => (
        <option key={String(choice.value)} value={String(at)}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}

function RadiosWidget({ id, value, options, disabled = false, readonly = false, onChange, rawErrors = [] }: WidgetProps) {
  const choices = options.enumOptions ?? [];
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id)}
      aria-invalid={rawErrors.length > 0 || undefined}
    >
      {choices.map((choice, at) => (
        <Line key={String(choice.value)}>
          <input
            id={at === 0 ? id : `${id}-${at}`}
            name={id}
            type="radio"
            checked={choice.value === value}
            disabled={disabled || readonly}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </Line>
      ))}
    </Group>
  );
}

function LongTextWidget({
  id,
  value,
  schema,
  disabled = false,
  readonly = false,
  required = false,
  onChange,
  rawErrors = [],
}: WidgetProps) {
  return (
    <Area
      id={id}
      name={id}
      rows={5}
      value={typeof value === 'string' ? value : ''}
      maxLength={schema.maxLength}
      required={required}
      disabled={disabled}
      readOnly={readonly}
      aria-describedby={describedBy(id)}
      aria-invalid={rawErrors.length > 0 || undefined}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}

export const widgets: RegistryWidgetsType = {
  CheckboxWidget,
  SelectWidget,
  Radios: RadiosWidget,
  LongText: LongTextWidget,
  Money: MoneyWidget,
  File: FileWidget,
};
