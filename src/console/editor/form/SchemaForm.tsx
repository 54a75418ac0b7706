import Form from '@rjsf/core';
import type { ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import { isObject } from '#src/shared/layouts/draft/document.ts';
import type { ValueProblem } from './checkValue.ts';
import { errorsByField } from './errors.ts';
import { fields } from './fields.tsx';
import { formSchemaOf } from './formSchema.ts';
import type { JsonSchema } from './schemas.ts';
import { templates } from './templates.tsx';
import { widgets } from './widgets.tsx';

export type SchemaFormProps = {
  readonly schema: JsonSchema;
  readonly value: unknown;
  /** JSON Pointer of the value. Ids of fields begin with it. */
  readonly pointer: string;
  readonly problems: readonly ValueProblem[];
  readonly isReadOnly: boolean;
  /** `field` is the control's id, so that changes of one field form one undo step. */
  readonly onChange: (value: unknown, field: string) => void;
};

/** Accepts every value, because `checkValue` validates. */
const unchecked: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

// Opening a form adds no defaults.
const behaviour = {
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
} as const;

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, withoutEmpty(part)] as const)
      .filter(([, part]) => part !== undefined && !(isObject(part) && Object.keys(part).length === 0)),
  );
}

export function SchemaForm({ schema, value, pointer, problems, isReadOnly, onChange }: SchemaFormProps) {
  const form = formSchemaOf(schema);
  const extraErrors = useMemo(() => errorsByField(problems), [problems]);
  return (
    <Form
      tagName="div"
      schema={form.schema}
      uiSchema={form.uiSchema}
      formData={value}
      idPrefix={['field', ...pointer.split('/').slice(1)].join('_')}
      validator={unchecked}
      templates={templates}
      widgets={widgets}
      fields={fields}
      extraErrors={extraErrors}
      readonly={isReadOnly}
      noValidate
      showErrorList={false}
      experimental_defaultFormStateBehavior={behaviour}
      onChange={({ formData }, id) => {
        const next = withoutEmpty(formData);
        // Ignores the library's changes that only add empty values.
        if (JSON.stringify(next) !== JSON.stringify(withoutEmpty(value))) onChange(next, id ?? '');
      }}
    >
      <></>
    </Form>
  );
}
