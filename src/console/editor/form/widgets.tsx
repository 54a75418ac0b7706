import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { inputFace } from '#src/ui/fields/Field.tsx';
import { describedBy } from '#src/ui/fields/FieldProblems.tsx';
import { Row } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { Select as Face } from '../../ui/controls.tsx';
import { titleOf } from '../../ui/pointer.ts';
import { CALLED } from './formSchema.ts';
import { Input, textIn } from './templates.tsx';

export const Select = styled(Face, { height: '40px', lineHeight: '38px' });
const Area = styled('textarea', inputFace, {
  height: 'auto',
  minHeight: '72px',
  paddingBlock: '$8',
  resize: 'vertical',
  text: 14,
  whiteSpace: 'pre-wrap',
});
const Choices = styled('fieldset', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$4 $16',
  '& > legend': { padding: 0, text: 13, fontWeight: '$medium', color: '$ink2' },
});
const Line = styled('label', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  minHeight: '32px',
  text: 14,
  color: '$ink1',
  cursor: 'pointer',
  '& input': { flex: 'none', size: '18px', margin: 0, accentColor: '$colors$accent', focusRing: 2 },
});

const stateOf = ({ id, disabled = false, readonly = false, rawErrors = [] }: WidgetProps) => ({
  id,
  name: id,
  disabled: disabled || readonly,
  'aria-describedby': describedBy(id),
  'aria-invalid': rawErrors.length > 0 || undefined,
});

function CheckboxWidget(props: WidgetProps) {
  const { value, label, onChange } = props;
  return (
    <Line>
      <input {...stateOf(props)} type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </Line>
  );
}

const choiceWords = (choice: unknown): string => {
  const text = String(choice);
  return titleOf(/^[A-Z_]+$/.test(text) ? text.toLowerCase().replaceAll('_', ' ') : text);
};

function SelectWidget(props: WidgetProps) {
  const { value, options, onChange } = props;
  const choices = options.enumOptions ?? [];
  const selected = choices.findIndex((choice) => choice.value === value);
  return (
    <Select {...stateOf(props)} value={String(selected)} onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}>
      <option value="-1">{selected >= 0 || value === undefined ? 'Not chosen' : `${String(value)} (not known)`}</option>
      {choices.map((choice, at) => (
        <option key={String(choice.value)} value={String(at)}>
          {choiceWords(choice.value)}
        </option>
      ))}
    </Select>
  );
}

function CheckboxesWidget(props: WidgetProps) {
  const { value, label, options, onChange, id, uiSchema } = props;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  // Includes stored values that are no longer offered.
  const choices = [...new Set([...(options.enumOptions ?? []).map((choice): unknown => choice.value), ...chosen])];
  const called = (uiSchema?.[CALLED] ?? {}) as Readonly<Record<string, string>>;
  const { 'aria-invalid': _, ...state } = stateOf(props);
  return (
    <Choices id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <Line key={String(choice)}>
          <input
            {...state}
            id={`${id}-${String(choice)}`}
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) => {
              const next = choices.filter((each) => (each === choice ? target.checked : chosen.includes(each)));
              onChange(next.length > 0 ? next : undefined);
            }}
          />
          {called[String(choice)] ?? choiceWords(choice)}
        </Line>
      ))}
    </Choices>
  );
}

function TextareaWidget(props: WidgetProps) {
  const { value, onChange } = props;
  return (
    <Area
      {...stateOf(props)}
      rows={3}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(textIn(target.value))}
    />
  );
}

/** Field for a time. Values that the browser's picker cannot show are edited as text. */
function InstantWidget(props: WidgetProps) {
  const { value, onChange } = props;
  const text = typeof value === 'string' ? value : '';
  const isWhole = text === '' || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(text);
  return (
    <Row gap={8}>
      <Input
        {...stateOf(props)}
        type={isWhole ? 'datetime-local' : 'text'}
        step={1}
        value={isWhole ? text.replace(/Z$/, '') : text}
        onChange={({ target }) => onChange(isWhole ? instantIn(target.value) : textIn(target.value))}
      />
      <Text size={12} tone="ink3">
        UTC
      </Text>
    </Row>
  );
}

const instantIn = (local: string): string | undefined =>
  local === '' ? undefined : `${local.length === 16 ? `${local}:00` : local.slice(0, 19)}Z`;

export const widgets: RegistryWidgetsType = {
  CheckboxWidget,
  SelectWidget,
  CheckboxesWidget,
  TextareaWidget,
  Instant: InstantWidget,
};
