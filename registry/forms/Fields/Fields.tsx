import type { FragmentType } from '@apollo/client';
import { useEffect } from 'react';
import { type FieldsFragment, FieldsFragmentDoc } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { useAction, useActionTraits, useCurrentInput, useNode, useRenderPorts, useScopeBlocked } from '#src/render/index.ts';
import { ActionNotice } from '../../parts/shelf/ActionNotice.tsx';
import { followLogins } from './drafts.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { Filled } from './Filled.tsx';

/** Validates input early, for the player's convenience. The server validates it again. */
export function Fields({ node }: { readonly node: FragmentType<FieldsFragment> }) {
  const { id, schema, order, currency, action } = useNode(FieldsFragmentDoc, node);
  const { isRunning, end, run } = useAction(action, id);
  const { replaces, filesTo } = useActionTraits(action);
  const current = useCurrentInput(action);
  const isBlocked = useScopeBlocked();
  const { playerId } = useRenderPorts();
  const { credentials } = usePlatform();
  useEffect(() => followLogins(credentials), [credentials]);
  if (end?.kind === 'done' && !replaces) return <ActionNotice end={end} hasFocus />;
  if (current === null) return <FieldsSkeleton />;
  return (
    <Filled
      id={id}
      playerId={playerId}
      schema={schema}
      order={order}
      currency={currency}
      filesTo={filesTo}
      label={isBlocked || !('label' in action) ? null : action.label}
      current={current}
      isRunning={isRunning}
      end={end}
      onSubmit={run}
    />
  );
}
