import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { inputFace } from '#src/ui/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { describedBy } from './templates.tsx';

const Select = styled('select', inputFace, { cursor: 'pointer', appearance: 'auto', display: 'block', lineHeight: '42px' });
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

function CheckboxWidget({ id, value, label, disabled = false, onChange }: WidgetProps) {
  return (
    <Line>
      <input
        id={id}
        name={id}
        type="checkbox"
        checked={value === true}
        disabled={disabled}
        aria-describedby={describedBy(id)}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </Line>
  );
}

function SelectWidget({ id, value, options, disabled = false, required = false, onChange, rawErrors = [] }: WidgetProps) {
  const choices = options.enumOptions ?? [];
  const selected = choices.findIndex((choice) => choice.value === value);
  return (
    <Select
      id={id}
      name={id}
      value={String(selected)}
      disabled={disabled}
      required={required}
      aria-describedby={describedBy(id)}
      aria-invalid={rawErrors.length > 0 || undefined}
      onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
    >
      <option value="-1" disabled={required}>
        Choose
      </option>
      {choices.map((choice, at) => (
        <option key={String(choice.value)} value={String(at)}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}

export const widgets: RegistryWidgetsType = { CheckboxWidget, SelectWidget };
