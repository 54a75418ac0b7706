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
  /** Where the value lies in the node, as a JSON Pointer: its fields are found by it. */
  readonly pointer: string;
  readonly problems: readonly ValueProblem[];
  readonly isReadOnly: boolean;
  /** `field` is the id of the control that was used: what is typed into one is one step. */
  readonly onChange: (value: unknown, field: string) => void;
};

/** Checks are made apart, by `checkValue`: nothing is compiled here. */
const unchecked: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

// What is not there stays away until somebody fills it in: opening a document changes nothing in it.
const behaviour = {
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
} as const;

/** Groups in which nothing is filled in are not there; a new item of a list is. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, withoutEmpty(part)] as const)
      .filter(([, part]) => part !== undefined && !(isObject(part) && Object.keys(part).length === 0)),
  );
}

/** A value by its schema, field by field. */
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
        // The library also tells what it would fill in by itself.
        if (JSON.stringify(next) !== JSON.stringify(withoutEmpty(value))) onChange(next, id ?? '');
      }}
    >
      <></>
    </Form>
  );
}
