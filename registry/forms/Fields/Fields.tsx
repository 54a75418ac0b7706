import type { FragmentType } from '@apollo/client';
import { type FieldsFragment, FieldsFragmentDoc } from '#src/gql/graphql.ts';
import { useAction, useCurrentInput, useNode, useRenderPorts, useScopeBlocked } from '#src/render/index.ts';
import { ActionNotice } from '../../parts/ActionNotice.tsx';
import { draftKey } from './drafts.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { Filled } from './Filled.tsx';

/** Fields described by a JSON Schema, checked here for the player's sake and by the server for everybody's. */
export function Fields({ node }: { readonly node: FragmentType<FieldsFragment> }) {
  const { id, schema, order, action } = useNode(FieldsFragmentDoc, node);
  const { isRunning, end, run } = useAction(action, id);
  const current = useCurrentInput(action);
  const isBlocked = useScopeBlocked();
  const { playerId } = useRenderPorts();
  // What was handed in is not handed in again; preferences are there to be changed.
  if (end?.kind === 'done' && action.__typename === 'SubmitFormAction') return <ActionNotice end={end} hasFocus />;
  if (current === null) return <FieldsSkeleton />;
  return (
    <Filled
      id={id}
      draft={draftKey(playerId(), id)}
      schema={schema}
      order={order}
      formId={action.__typename === 'SubmitFormAction' ? action.formId : null}
      label={isBlocked || !('label' in action) ? null : action.label}
      current={current}
      isRunning={isRunning}
      end={end}
      onSubmit={run}
    />
  );
}
