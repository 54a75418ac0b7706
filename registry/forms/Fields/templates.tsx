import type { BaseInputTemplateProps, FieldTemplateProps, ObjectFieldTemplateProps, TemplatesType } from '@rjsf/utils';
import { Stack } from '#src/ui/Box.tsx';
import { inputFace } from '#src/ui/Field.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';

const Group = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0 });
const Label = styled('label', { text: 13, fontWeight: '$medium', color: '$ink2' });
const Problem = styled('p', { margin: 0, display: 'flex', gap: '$4', alignItems: 'flex-start', color: '$negative', text: 13 });
const Input = styled('input', inputFace);

/** Label, control, hint and error, as everywhere else on the site. A check box brings its own label. */
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
    <Group>
      {displayLabel && schema.type !== 'boolean' ? (
        <Label htmlFor={id}>
          {label}
          {required ? ' (required)' : ''}
        </Label>
      ) : null}
      {children}
      {rawDescription ? (
        <Text id={`${id}-hint`} size={13} tone="ink2">
          {rawDescription}
        </Text>
      ) : null}
      <div aria-live="polite" id={`${id}-errors`}>
        {rawErrors.map((message) => (
          <Problem key={message}>
            <Icon name="alert" size={16} />
            {message}
          </Problem>
        ))}
      </div>
    </Group>
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
  const isNumber = schema.type === 'integer';
  return (
    <Input
      id={id}
      name={id}
      type="text"
      inputMode={isNumber ? 'numeric' : 'text'}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      required={required}
      disabled={disabled}
      readOnly={readonly}
      aria-describedby={describedBy(id)}
      aria-invalid={rawErrors.length > 0 || undefined}
      onChange={({ target }) => onChange(isNumber ? numberOf(target.value) : target.value === '' ? undefined : target.value)}
      onBlur={({ target }) => onBlur(id, target.value)}
      onFocus={({ target }) => onFocus(id, target.value)}
    />
  );
}

export const describedBy = (id: string): string => `${id}-hint ${id}-errors`;

/** What cannot be read as a whole number stays as it was typed, so that it can be mended. */
const numberOf = (text: string): number | string | undefined =>
  text.trim() === '' ? undefined : /^-?\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : text;

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = { FieldTemplate, ObjectFieldTemplate, BaseInputTemplate };
