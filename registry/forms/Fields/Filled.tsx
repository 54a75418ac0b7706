import Form from '@rjsf/core';
import type { ErrorSchema, FieldErrors, RJSFValidationError } from '@rjsf/utils';
import { useEffect, useMemo, useState } from 'react';
import type { FieldsFragment } from '#src/gql/graphql.ts';
import { fieldsOf } from '#src/shared/layouts/forms/fields.ts';
import { t } from '#src/shared/text/t.ts';
import type { ActionEnd, ActionInput } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { ActionNotice } from '../../parts/shelf/ActionNotice.tsx';
import { draftOf, keepDraft } from './drafts.ts';
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx';
import { fieldsValidator } from './fieldsValidator.ts';
import { useSendingFiles } from './sendingFiles.ts';
import { templates } from './templates.tsx';
import { uiSchemaOf } from './uiSchemaOf.ts';
import { widgets } from './widgets.tsx';

export type FilledProps = {
  readonly id: string;
  readonly playerId: () => string | null;
  readonly schema: FieldsFragment['schema'];
  readonly order: FieldsFragment['order'];
  readonly currency: FieldsFragment['currency'];
  /** Id of the form to which files are uploaded. Null if the form has no file field. */
  readonly filesTo: string | null;
  readonly label: string | null;
  readonly current: ActionInput;
  readonly isRunning: boolean;
  readonly end: ActionEnd | null;
  readonly onSubmit: (input: ActionInput) => void;
};

export function Filled({ id, playerId, schema, order, currency, filesTo, label, current, isRunning, end, onSubmit }: FilledProps) {
  const [typed, setTyped] = useState<ActionInput>(() => draftOf(playerId(), id) ?? current);
  const [{ found, tries }, setFound] = useState<Found>({ found: [], tries: 0 });
  const files = useSendingFiles(filesTo);
  const context = useMemo(() => ({ ...files.context, currency }), [files.context, currency]);
  const uiSchema = useMemo(() => uiSchemaOf(schema, order, id), [schema, order, id]);
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const formData = useMemo(() => answersIn(fields, typed), [fields, typed]);
  const refused = useMemo(() => problemsIn(end), [end]);
  const extraErrors = useMemo(() => errorsByField(refused), [refused]);
  const idOf = (name: string): string => `${id}_${name}`;
  const jump = (name: string): void => document.getElementById(idOf(name))?.focus();
  const inOrder = (problems: readonly Named[]): readonly FieldProblem[] => inOrderOf(fields, order, problems);
  const shown = found.length > 0 ? found : inOrder(refused);
  const first = shown[0]?.name;
  useEffect(() => {
    if (first !== undefined && !isRunning) document.getElementById(`${id}_${first}`)?.focus();
  }, [first, found, end, isRunning, id]);
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      formData={formData}
      formContext={context}
      idPrefix={id}
      validator={fieldsValidator}
      widgets={widgets}
      templates={templates}
      extraErrors={extraErrors}
      disabled={isRunning}
      showErrorList={false}
      noHtml5Validate
      // Stops the form library from preselecting a choice.
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
      onChange={({ formData: next }) => {
        keepDraft(playerId(), id, next ?? {});
        setTyped(next ?? {});
      }}
      onError={(errors) => setFound({ found: inOrder(errors.map(named)), tries: tries + 1 })}
      onSubmit={({ formData: whole }) => {
        setFound({ found: [], tries });
        onSubmit(answersIn(fields, whole ?? {}));
      }}
    >
      <Stack gap={16}>
        <ErrorSummary tries={tries} problems={isRunning ? [] : shown} onJump={jump} />
        <ActionNotice end={shown.length > 0 && hasOnlyFields(end) ? null : end} hasFields />
        {label === null ? null : (
          <>
            <div role="alert">
              {files.isTold ? (
                <Text size={13}>{t`A file is still uploading, so we did not send the form. Try again when it is done.`}</Text>
              ) : null}
            </div>
            <Button
              type="submit"
              size="large"
              block
              busy={isRunning}
              onClick={(event) => {
                if (!files.isSending()) return;
                event.preventDefault();
                files.tell();
              }}
            >
              {label}
            </Button>
          </>
        )}
      </Stack>
    </Form>
  );
}

type Found = { readonly found: readonly FieldProblem[]; readonly tries: number };

type Named = { readonly name: string; readonly message: string };

/** Returns the server's errors. The last part of an error's path is the name of its field. */
const problemsIn = (end: ActionEnd | null): readonly Named[] =>
  end?.kind === 'refused' ? end.fields.map(({ path, message }) => ({ name: path.at(-1) ?? '', message })) : [];

const named = ({ property = '', message = '' }: RJSFValidationError): Named => ({ name: property.replace(/^\./, ''), message });

const hasOnlyFields = (end: ActionEnd | null): boolean => end === null || (end.kind === 'refused' && end.messages.length === 0);

function inOrderOf(fields: ReturnType<typeof fieldsOf>, order: readonly string[], problems: readonly Named[]): readonly FieldProblem[] {
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return problems
    .map(({ name, message }) => ({ name, message, label: labelOf(fields.find((field) => field.name === name)?.schema['title']) }))
    .toSorted((a, b) => rank(a.name) - rank(b.name));
}

const labelOf = (title: unknown): string => (typeof title === 'string' ? title : t`The form`);

function errorsByField(problems: readonly Named[]): ErrorSchema<Record<string, unknown>> {
  const errors: Record<string, FieldErrors> = {};
  for (const { name, message } of problems) errors[name] = { __errors: [...(errors[name]?.__errors ?? []), message] };
  return errors;
}

/** Omits draft values of fields that are no longer in the form. */
const answersIn = (fields: ReturnType<typeof fieldsOf>, input: ActionInput): ActionInput =>
  Object.fromEntries(
    fields.flatMap(({ name, given, schema }) => {
      const value = given !== null ? schema['default'] : Object.hasOwn(input, name) ? input[name] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
