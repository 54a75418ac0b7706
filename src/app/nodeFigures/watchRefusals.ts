import { type ApolloClient, ApolloLink } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import { tap } from 'rxjs';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { nodeOf } from './watchNodes.ts';

/** A request belongs to a press if it starts at most this many milliseconds after the press or its last response. */
const FOLLOWS_MS = 1_000;
const WITHOUT_PRESS = new Set(['Heartbeat']);
const FAULTS = new Set<unknown>(['INTERNAL_SERVER_ERROR', 'TEMPORARILY_UNAVAILABLE']);

type Press = { readonly nodeId: string; until: number; isRefused: boolean };

/** Calls `refused` with the pressed node's id, once per press, if the server refuses the press's requests. */
export function watchRefusals(
  client: Pick<ApolloClient, 'link' | 'setLink'>,
  root: HTMLElement,
  refused: (nodeId: string) => void,
  now: () => number = () => performance.now(),
): () => void {
  let last: Press | null = null;
  const press = ({ target }: Event): void => {
    const nodeId = nodeOf(target);
    last = nodeId === null ? null : { nodeId, until: now() + FOLLOWS_MS, isRefused: false };
  };
  const listening = new ApolloLink((operation, forward) => {
    const of = last;
    const isOfPress =
      of !== null && now() <= of.until && isMutationOperation(operation.query) && !WITHOUT_PRESS.has(operation.operationName ?? '');
    if (!isOfPress) return forward(operation);
    return forward(operation).pipe(
      tap((answer) => {
        of.until = now() + FOLLOWS_MS;
        if (of.isRefused || !isRefusal(answer)) return;
        of.isRefused = true;
        refused(of.nodeId);
      }),
    );
  });
  const before = client.link;
  client.setLink(listening.concat(before));
  root.addEventListener('click', press, { capture: true });
  return () => {
    client.setLink(before);
    root.removeEventListener('click', press, { capture: true });
  };
}

function isRefusal({ data, errors = [] }: ApolloLink.Result): boolean {
  if (errors.length > 0) return !errors.some(({ extensions }) => FAULTS.has(extensions?.['code']));
  return Object.values(data ?? {}).some((told) => {
    const { errors: own, userErrors } = membersOf(told);
    return [own, userErrors].some((list) => Array.isArray(list) && list.length > 0);
  });
}
