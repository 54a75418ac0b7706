import type { FragmentType } from '@apollo/client';
import Form from '@rjsf/core';
import type { ErrorSchema, FieldErrors } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import { type FieldsFragment, FieldsFragmentDoc } from '#src/gql/graphql.ts';
import { type ActionEnd, type ActionInput, useAction, useCurrentInput, useNode, useScopeBlocked } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ActionNotice } from '../../parts/ActionNotice.tsx';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { fieldsValidator } from './fieldsValidator.ts';
import { templates } from './templates.tsx';
import { widgets } from './widgets.tsx';

/** Fields described by a JSON Schema, checked here for the player's sake and by the server for everybody's. */
export function Fields({ node }: { readonly node: FragmentType<FieldsFragment> }) {
  const { id, schema, order, action } = useNode(FieldsFragmentDoc, node);
  const { isRunning, end, run } = useAction(action, id);
  const current = useCurrentInput(action);
  const isBlocked = useScopeBlocked();
  if (current === null) return <FieldsSkeleton />;
  return (
    <Filled
      schema={schema}
      order={order}
      label={isBlocked || !('label' in action) ? null : action.label}
      current={current}
      isRunning={isRunning}
      end={end}
      onSubmit={run}
    />
  );
}

type FilledProps = {
  readonly schema: FieldsFragment['schema'];
  readonly order: FieldsFragment['order'];
  /** Null withholds the action. */
  readonly label: string | null;
  readonly current: ActionInput;
  readonly isRunning: boolean;
  readonly end: ActionEnd | null;
  readonly onSubmit: (input: ActionInput) => void;
};

function Filled({ schema, order, label, current, isRunning, end, onSubmit }: FilledProps) {
  const [formData, setFormData] = useState<ActionInput>(current);
  const uiSchema = useMemo(
    () => ({ 'ui:order': [...order.filter((name) => hasField(schema, name)), '*'], 'ui:submitButtonOptions': { norender: true } }),
    [schema, order],
  );
  const extraErrors = useMemo(() => errorsByField(end), [end]);
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      formData={formData}
      validator={fieldsValidator}
      widgets={widgets}
      templates={templates}
      extraErrors={extraErrors}
      disabled={isRunning}
      showErrorList={false}
      focusOnFirstError
      noHtml5Validate
      onChange={({ formData: next }) => setFormData(next ?? {})}
      onSubmit={({ formData: whole }) => onSubmit(whole ?? {})}
    >
      <Stack gap={16}>
        <ActionNotice end={end} hasFields />
        {label === null ? null : (
          <Button type="submit" size="large" block busy={isRunning}>
            {label}
          </Button>
        )}
      </Stack>
    </Form>
  );
}

const hasField = (schema: FieldsFragment['schema'], name: string): boolean => {
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null && Object.hasOwn(properties, name);
};

/** The server's words stand at the fields they speak of; a path's last part is the field's name. */
function errorsByField(end: ActionEnd | null): ErrorSchema<Record<string, unknown>> {
  const errors: Record<string, FieldErrors> = {};
  for (const { path, message } of end?.kind === 'refused' ? end.fields : []) {
    const name = path.at(-1) ?? '';
    errors[name] = { __errors: [...(errors[name]?.__errors ?? []), message] };
  }
  return errors;
}
