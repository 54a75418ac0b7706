import type { FieldProps, RegistryFieldsType } from '@rjsf/utils';
import { useState } from 'react';
import { isObject } from '#src/shared/layouts/draft/document.ts';
import { Stack } from '#src/ui/Box.tsx';
import { FieldLabel, inputFace } from '#src/ui/fields/Field.tsx';
import { describedBy } from '#src/ui/fields/FieldProblems.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { VARIANTS, type Variants } from './formSchema.ts';
import { Hint } from './Hint.tsx';
import { FieldName } from './templates.tsx';
import { Select } from './widgets.tsx';

const Inset = styled('div', { paddingInlineStart: '$12', borderInlineStart: '2px solid $line' });
const Code = styled('textarea', inputFace, {
  height: 'auto',
  minHeight: '120px',
  paddingBlock: '$8',
  resize: 'vertical',
  fontFamily: 'ui-monospace, monospace',
  text: 13,
  whiteSpace: 'pre',
});

function VariantField({
  schema,
  formData,
  fieldPathId,
  onChange,
  registry,
  required = false,
  readonly = false,
  disabled = false,
  errorSchema,
  onBlur,
  onFocus,
  name,
}: FieldProps) {
  const { by, members } = membersOf(schema)[VARIANTS] as Variants;
  const { $id: id, path } = fieldPathId;
  const value: Readonly<Record<string, unknown>> = isObject(formData) ? formData : {};
  const chosen = members.find((member) => member.name === value[by]);
  const { SchemaField } = registry.fields;
  const choose = (next: string): void => onChange(next === '' ? undefined : startOf(by, next), path);
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <FieldName id={id} isRequired={required}>
          {schema.title ?? 'Type'}
        </FieldName>
        <Select
          id={id}
          value={chosen?.name ?? ''}
          disabled={readonly || disabled}
          aria-describedby={describedBy(id)}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">
            {!chosen && value[by] !== undefined ? `${JSON.stringify(value[by])} (not known)` : required ? 'Not chosen' : 'None'}
          </option>
          {members.map((member) => (
            <option key={member.name} value={member.name}>
              {member.title}
            </option>
          ))}
        </Select>
        <Hint id={`${id}-hint`}>{hintOf(chosen, schema.description)}</Hint>
      </Stack>
      {SchemaField && chosen && Object.keys(chosen.form.schema.properties ?? {}).length > 0 ? (
        <Inset>
          <SchemaField
            name={name}
            schema={chosen.form.schema}
            uiSchema={chosen.form.uiSchema}
            formData={value}
            fieldPathId={fieldPathId}
            {...(errorSchema === undefined ? {} : { errorSchema })}
            registry={registry}
            readonly={readonly}
            disabled={disabled}
            onChange={onChange}
            onBlur={onBlur}
            onFocus={onFocus}
          />
        </Inset>
      ) : null}
    </Stack>
  );
}

const hintOf = (chosen: Variants['members'][number] | undefined, ofAll = ''): string => chosen?.description ?? ofAll;
const startOf = (by: string, name: string): object => ({ [by]: name });

/** Edits any value as JSON. Keeps invalid text until it is valid. */
function AnyValueField({ schema, formData, fieldPathId, onChange, readonly = false, disabled = false }: FieldProps) {
  const { $id: id, path } = fieldPathId;
  const told = formData === undefined ? '' : JSON.stringify(formData, null, 2);
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: string } | null>(null);
  const isOwn = typed !== null && (typed.of === told || canonical(typed.text) === canonical(told));
  const text = isOwn ? typed.text : told;
  const isBroken = text.trim() !== '' && canonical(text) === null;
  return (
    <Stack gap={4}>
      <FieldLabel htmlFor={id}>{schema.title}</FieldLabel>
      <Code
        id={id}
        value={text}
        spellCheck={false}
        readOnly={readonly || disabled}
        aria-describedby={describedBy(id)}
        aria-invalid={isBroken || undefined}
        onChange={({ target }) => {
          const parsed = canonical(target.value);
          setTyped({ text: target.value, of: told });
          if (target.value.trim() === '') onChange(undefined, path);
          else if (parsed !== null) onChange(JSON.parse(parsed), path);
        }}
      />
      <Text id={`${id}-hint`} size={12} tone={isBroken ? 'negative' : 'ink3'}>
        {isBroken ? 'This is not valid JSON yet. The last valid value is kept.' : `${schema.description ?? ''} Enter JSON.`}
      </Text>
    </Stack>
  );
}

function canonical(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return null;
  }
}

export const fields: RegistryFieldsType = { Variant: VariantField, AnyValue: AnyValueField };
