import type { BaseInputTemplateProps, FieldTemplateProps, ObjectFieldTemplateProps, TemplatesType } from '@rjsf/utils';
import { Stack } from '#src/ui/Box.tsx';
import type { InputHTMLAttributes } from 'react';
import { type FieldSort, sortOf } from '#src/shared/layouts/forms/fields.ts';
import { FieldGroup, FieldLabel, inputFace } from '#src/ui/fields/Field.tsx';
import { describedBy, FieldProblems } from '#src/ui/fields/FieldProblems.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';

const Input = styled('input', inputFace);

function FieldTemplate({
  id,
  label,
  children,
  rawErrors = [],
  rawDescription,
  required = false,
  displayLabel = true,
  schema,
  hidden = false,
}: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>;
  if (schema.type === 'object') return children;
  return (
    <FieldGroup>
      {displayLabel && schema.type !== 'boolean' ? (
        <FieldLabel id={`${id}-label`} {...(isGroup(schema) ? {} : { htmlFor: id })}>
          {label}
          {required ? ' (required)' : ''}
        </FieldLabel>
      ) : null}
      {children}
      {rawDescription ? (
        <Text id={`${id}-hint`} size={13} tone="ink2">
          {rawDescription}
        </Text>
      ) : null}
      <FieldProblems id={id} messages={rawErrors} />
    </FieldGroup>
  );
}

const ObjectFieldTemplate = ({ title, description, properties, schema }: ObjectFieldTemplateProps) => (
  <Stack gap={16} css={{ marginBottom: '$16' }}>
    {schema.title ? (
      <Heading as="h3" size={16}>
        {title}
      </Heading>
    ) : null}
    {schema.description ? (
      <Text as="p" tone="ink2">
        {description}
      </Text>
    ) : null}
    {properties.map(({ content }) => content)}
  </Stack>
);

function BaseInputTemplate({
  id,
  value,
  schema,
  required = false,
  disabled = false,
  readonly = false,
  onChange,
  onBlur,
  onFocus,
  rawErrors = [],
}: BaseInputTemplateProps) {
  const sort = sortOf(schema);
  const { type = 'text', inputMode, autoComplete } = INPUTS[sort] ?? {};
  const isNumber = sort === 'integer' || sort === 'number';
  return (
    <Input
      id={id}
      name={id}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      maxLength={schema.maxLength}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      required={required}
      disabled={disabled}
      readOnly={readonly}
      aria-describedby={describedBy(id)}
      aria-invalid={rawErrors.length > 0 || undefined}
      onChange={({ target }) => onChange(isNumber ? numberOf(target.value, sort) : target.value === '' ? undefined : target.value)}
      onBlur={({ target }) => onBlur(id, target.value)}
      onFocus={({ target }) => onFocus(id, target.value)}
    />
  );
}

type InputLooks = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'>;
const INPUTS: { readonly [S in FieldSort]?: InputLooks } = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  date: { type: 'date' },
  integer: { inputMode: 'numeric' },
  number: { inputMode: 'decimal' },
};

const isGroup = (schema: Parameters<typeof sortOf>[0]): boolean => sortOf(schema) === 'radio';

/** Returns the text unchanged if it is not a number, so that the player can correct it. */
function numberOf(text: string, sort: FieldSort): number | string | undefined {
  const bare = text.trim();
  if (bare === '') return undefined;
  return (sort === 'number' ? /^-?\d{1,12}(\.\d{1,6})?$/ : /^-?\d{1,15}$/).test(bare) ? Number(bare) : text;
}

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = { FieldTemplate, ObjectFieldTemplate, BaseInputTemplate };
