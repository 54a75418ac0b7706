import Form from '@rjsf/core';
import type { ErrorSchema, FieldErrors, RJSFValidationError } from '@rjsf/utils';
import { useEffect, useMemo, useState } from 'react';
import type { FieldsFragment } from '#src/gql/graphql.ts';
import { fieldsOf } from '#src/lib/forms/fields.ts';
import type { ActionEnd, ActionInput } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ActionNotice } from '../../parts/ActionNotice.tsx';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx';
import { fieldsValidator } from './fieldsValidator.ts';
import { templates } from './templates.tsx';
import { uiSchemaOf } from './uiSchemaOf.ts';
import { widgets } from './widgets.tsx';

export type FilledProps = {
  readonly id: string;
  /** Under which what was typed is kept. */
  readonly draft: string;
  readonly schema: FieldsFragment['schema'];
  readonly order: FieldsFragment['order'];
  /** Where files go; null where none are taken. */
  readonly formId: string | null;
  /** Null withholds the action. */
  readonly label: string | null;
  readonly current: ActionInput;
  readonly isRunning: boolean;
  readonly end: ActionEnd | null;
  readonly onSubmit: (input: ActionInput) => void;
};

/** The form itself. What was typed outlives a refusal, another revision and being drawn anew. */
export function Filled({ id, draft, schema, order, formId, label, current, isRunning, end, onSubmit }: FilledProps) {
  const [formData, setFormData] = useState<ActionInput>(() => draftOf(draft) ?? current);
  const [found, setFound] = useState<readonly FieldProblem[]>([]);
  const uiSchema = useMemo(() => uiSchemaOf(schema, order, id), [schema, order, id]);
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const refused = useMemo(() => problemsIn(end), [end]);
  const extraErrors = useMemo(() => errorsByField(refused), [refused]);
  const idOf = (name: string): string => `${id}_${name}`;
  const jump = (name: string): void => document.getElementById(idOf(name))?.focus();
  const inOrder = (problems: readonly Named[]): readonly FieldProblem[] => inOrderOf(fields, order, problems);
  const shown = found.length > 0 ? found : inOrder(refused);
  const first = shown[0]?.name;
  useEffect(() => {
    if (end?.kind === 'done') dropDraft(draft);
  }, [end, draft]);
  useEffect(() => {
    if (first !== undefined && !isRunning) document.getElementById(`${id}_${first}`)?.focus();
  }, [first, shown.length, end, isRunning, id]);
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      formData={formData}
      formContext={{ formId }}
      idPrefix={id}
      validator={fieldsValidator}
      widgets={widgets}
      templates={templates}
      extraErrors={extraErrors}
      disabled={isRunning}
      showErrorList={false}
      noHtml5Validate
      // A choice that has to be made is the player's: the first one is not taken for granted.
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
      onChange={({ formData: next }) => {
        keepDraft(draft, next ?? {});
        setFormData(next ?? {});
      }}
      onError={(errors) => setFound(inOrder(errors.map(named)))}
      onSubmit={({ formData: whole }) => {
        setFound([]);
        onSubmit(answersIn(fields, whole ?? {}));
      }}
    >
      <Stack gap={16}>
        <ErrorSummary problems={isRunning ? [] : shown} onJump={jump} />
        <ActionNotice end={shown.length > 0 && hasOnlyFields(end) ? null : end} hasFields />
        {label === null ? null : (
          <Button type="submit" size="large" block busy={isRunning}>
            {label}
          </Button>
        )}
      </Stack>
    </Form>
  );
}

type Named = { readonly name: string; readonly message: string };

/** The server's words; a path's last part is the field's name. */
const problemsIn = (end: ActionEnd | null): readonly Named[] =>
  end?.kind === 'refused' ? end.fields.map(({ path, message }) => ({ name: path.at(-1) ?? '', message })) : [];

const named = ({ property = '', message = '' }: RJSFValidationError): Named => ({ name: property.replace(/^\./, ''), message });

const hasOnlyFields = (end: ActionEnd | null): boolean => end === null || (end.kind === 'refused' && end.messages.length === 0);

/** In the order in which they stand on the screen; what belongs to no field comes last, without a name. */
function inOrderOf(fields: ReturnType<typeof fieldsOf>, order: readonly string[], problems: readonly Named[]): readonly FieldProblem[] {
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return problems
    .map(({ name, message }) => ({ name, message, label: labelOf(fields.find((field) => field.name === name)?.schema['title']) }))
    .toSorted((a, b) => rank(a.name) - rank(b.name));
}

const labelOf = (title: unknown): string => (typeof title === 'string' ? title : 'The form');

function errorsByField(problems: readonly Named[]): ErrorSchema<Record<string, unknown>> {
  const errors: Record<string, FieldErrors> = {};
  for (const { name, message } of problems) errors[name] = { __errors: [...(errors[name]?.__errors ?? []), message] };
  return errors;
}

/** What the form asks for now: a draft of an earlier revision may hold more. */
const answersIn = (fields: ReturnType<typeof fieldsOf>, input: ActionInput): ActionInput =>
  Object.fromEntries(fields.flatMap(({ name }) => (Object.hasOwn(input, name) && input[name] !== undefined ? [[name, input[name]]] : [])));
