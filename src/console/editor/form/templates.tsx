import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  BaseInputTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
} from '@rjsf/utils';
import { isObject } from '#src/shared/layouts/draft/document.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FieldGroup, FieldLabel, inputFace } from '#src/ui/fields/Field.tsx';
import { describedBy, FieldProblems } from '#src/ui/fields/FieldProblems.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { nameOf } from '../model/outline.ts';
import { FRAMELESS } from './formSchema.ts';
import { Hint } from './Hint.tsx';

const Fieldset = styled('fieldset', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$12',
  minWidth: 0,
  outline: 'none',
  '&:focus-visible': { boxShadow: '0 0 0 2px $colors$focus', borderRadius: '$6' },
  '& > legend': { padding: 0, marginBottom: '$4', text: 14, fontWeight: '$medium', color: '$ink1' },
  variants: { inset: { true: { paddingInlineStart: '$12', borderInlineStart: '2px solid $line' } } },
});
const Item = styled('div', { border: '1px solid $line', borderRadius: '$control', backgroundColor: '$surface1', minWidth: 0 });
const ItemHead = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  paddingInline: '$12 $4',
  minHeight: '36px',
  borderBottom: '1px solid $line',
  '& > :first-child': { flex: 1, truncate: true, text: 13, fontWeight: '$medium', color: '$ink2' },
});
export const Input = styled('input', inputFace, { height: '40px', text: 14 });
const Thumbnail = styled('img', {
  maxWidth: '160px',
  maxHeight: '80px',
  borderRadius: '$6',
  border: '1px solid $line',
  alignSelf: 'flex-start',
});

export const FieldName = ({
  id,
  isRequired,
  children,
}: {
  readonly id: string;
  readonly isRequired: boolean;
  readonly children: string;
}) => (
  <FieldLabel htmlFor={id}>
    {children}
    {isRequired ? (
      ''
    ) : (
      <Text size={13} tone="ink3">
        {' · optional'}
      </Text>
    )}
  </FieldLabel>
);

function FieldTemplate({
  id,
  label,
  children,
  rawErrors = [],
  rawDescription,
  required = false,
  schema,
  uiSchema,
  hidden = false,
}: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>;
  const isOwn = (schema.type === 'object' || schema.type === 'array') && uiSchema?.['ui:widget'] !== 'checkboxes';
  if (isOwn || uiSchema?.['ui:field'] !== undefined)
    return (
      <FieldGroup>
        {children}
        <FieldProblems id={id} messages={rawErrors} />
      </FieldGroup>
    );
  const isNamed = schema.type === 'boolean' || uiSchema?.['ui:widget'] === 'checkboxes';
  return (
    <FieldGroup>
      {isNamed ? null : (
        <FieldName id={id} isRequired={required}>
          {label}
        </FieldName>
      )}
      {children}
      {typeof rawDescription === 'string' && rawDescription !== '' ? (
        <Hint id={`${id}-hint`}>{`${rawDescription}${limitWords(schema)}`}</Hint>
      ) : null}
      <FieldProblems id={id} messages={rawErrors} />
    </FieldGroup>
  );
}

const limitWords = ({ maxLength, minimum, maximum }: FieldTemplateProps['schema']): string => {
  if (maxLength !== undefined) return ` At most ${maxLength} characters.`;
  return minimum !== undefined && maximum !== undefined ? ` From ${minimum} to ${maximum}.` : '';
};

function ObjectFieldTemplate({ title, description, properties, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  const fields = properties.map(({ content }) => content);
  // The top level and `FRAMELESS` groups have no frame.
  if (fieldPathId.path.length === 0 || uiSchema?.[FRAMELESS] === true) return <Stack gap={16}>{fields}</Stack>;
  const isItem = typeof fieldPathId.path.at(-1) === 'number';
  return (
    <Fieldset id={fieldPathId.$id} tabIndex={-1} inset={!isItem}>
      {isItem ? null : <legend>{title}</legend>}
      {typeof description === 'string' && description !== '' && !isItem ? <Hint>{description}</Hint> : null}
      {fields}
    </Fieldset>
  );
}

function ArrayFieldTemplate({
  title,
  schema,
  items,
  canAdd = false,
  onAddClick,
  disabled = false,
  readonly = false,
  fieldPathId,
}: ArrayFieldTemplateProps) {
  const { $id } = fieldPathId;
  return (
    <Fieldset id={$id} tabIndex={-1} aria-describedby={describedBy($id)}>
      <legend>{`${title} (${items.length})`}</legend>
      {schema.description ? <Hint id={`${$id}-hint`}>{schema.description}</Hint> : null}
      {items}
      {canAdd && !disabled && !readonly ? (
        <div>
          <Button size="small" tone="secondary" onClick={onAddClick}>
            {`+ Add to ${title.toLowerCase()}`}
          </Button>
        </div>
      ) : null}
    </Fieldset>
  );
}

function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  index,
  totalItems,
  readonly = false,
  disabled = false,
  parentUiSchema: _,
}: ArrayFieldItemTemplateProps) {
  const { hasMoveDown, hasMoveUp, hasRemove, onMoveDownItem, onMoveUpItem, onRemoveItem } = buttonsProps;
  const place = `${index + 1} of ${totalItems}`;
  const isFixed = readonly || disabled;
  return (
    <Item>
      <ItemHead>
        <span>{`${index + 1}. ${summaryOf(children)}`}</span>
        {isFixed ? null : (
          <>
            <IconButton icon="arrow-up" label={`Move ${place} up`} iconSize={16} target={32} disabled={!hasMoveUp} onClick={onMoveUpItem} />
            <IconButton
              icon="arrow-down"
              label={`Move ${place} down`}
              iconSize={16}
              target={32}
              disabled={!hasMoveDown}
              onClick={onMoveDownItem}
            />
            <IconButton icon="trash" label={`Remove ${place}`} iconSize={16} target={32} disabled={!hasRemove} onClick={onRemoveItem} />
          </>
        )}
      </ItemHead>
      <Stack css={{ padding: '$12' }}>{children}</Stack>
    </Item>
  );
}

function summaryOf(children: unknown): string {
  const props: unknown = isObject(children) ? children['props'] : null;
  const value = isObject(props) ? props['formData'] : null;
  if (!isObject(value)) return '';
  return nameOf(typeof value['id'] === 'string' ? value['id'] : '', { props: value });
}

const PICTURE = /^(?:\/|https:\/\/).+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#].*)?$/i;

export function BaseInputTemplate({
  id,
  value,
  schema,
  disabled = false,
  readonly = false,
  onChange,
  rawErrors = [],
}: BaseInputTemplateProps) {
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return (
    <>
      <Input
        id={id}
        name={id}
        inputMode={isNumber ? 'decimal' : undefined}
        value={typeof value === 'string' || typeof value === 'number' ? value : ''}
        disabled={disabled}
        readOnly={readonly}
        autoComplete="off"
        aria-describedby={describedBy(id)}
        aria-invalid={rawErrors.length > 0 || undefined}
        onChange={({ target }) => onChange(isNumber ? numberIn(target.value) : textIn(target.value))}
      />
      {typeof value === 'string' && PICTURE.test(value) ? <Thumbnail src={value} alt="" /> : null}
    </>
  );
}

export const textIn = (text: string): string | undefined => (text === '' ? undefined : text);
/** Converts text to a number. Returns other text unchanged, so that authors can correct it. */
const numberIn = (text: string): number | string | undefined =>
  /^-?\d{1,15}(\.\d{1,6})?$/.test(text.trim()) ? Number(text) : textIn(text);

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  BaseInputTemplate,
};
