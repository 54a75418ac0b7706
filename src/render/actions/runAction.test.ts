import { describe, expect, it, vi } from 'vitest';
import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { acknowledgeAction } from '#fixtures/worlds/actions.ts';
import { page } from '#fixtures/worlds/links.ts';
import { runAction } from './runAction.ts';
import type { ActionKind, WireAction } from './types.ts';

const client: Pick<ApolloClient, 'mutate'> = { mutate: () => Promise.reject(new Error('not used')) };

type Answer = Awaited<ReturnType<ActionKind<never>['run']>>;

function setUp(answer: Answer | Error, isMet: (requirement: string) => boolean = () => true) {
  const run = vi.fn<ActionKind<never>['run']>(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const ports = {
    client,
    actionId: 'id-1',
    of: 'node',
    actions: { AcknowledgeAction: { run } },
    meet: (requirement: string) => Promise.resolve(isMet(requirement)),
  };
  return { run, go: (action: WireAction = acknowledgeAction) => runAction(action, { a: 1 }, ports) };
}

const error = (field: readonly string[], message: string) => ({ __typename: 'UserError', action: 'userAck', field, message }) as const;

describe('runAction', () => {
  it('an action runs once with its input and id, and returns the next link', async () => {
    const { run, go } = setUp({ succeeded: true, userErrors: [] });
    const action: WireAction = { ...acknowledgeAction, next: page('/live') };
    expect(await go(action)).toEqual({ kind: 'done', next: page('/live'), said: null });
    expect(run).toHaveBeenCalledExactlyOnceWith(action, { a: 1 }, { client, actionId: 'id-1', of: 'node' });
  });

  it('an action does not run if its requirement is not met', async () => {
    const { run, go } = setUp({ succeeded: true, userErrors: [] }, () => false);
    expect(await go()).toEqual({ kind: 'requirement-unmet', requirement: 'LOGIN' });
    expect(run).not.toHaveBeenCalled();
  });

  it('an action’s errors are returned with their fields', async () => {
    const { go } = setUp({ succeeded: false, userErrors: [error(['input', 'oddsFormat'], 'No such format'), error([], 'Not today')] });
    expect(await go()).toEqual({
      kind: 'refused',
      fields: [{ path: ['input', 'oddsFormat'], message: 'No such format' }],
      messages: ['Not today'],
    });
  });

  it('an action with a lost answer is unanswered', async () => {
    expect(await setUp(new Error('offline')).go()).toEqual({ kind: 'unanswered' });
  });

  const refusedWith = (code?: string) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'No', ...(code === undefined ? {} : { extensions: { code } }) }] });

  it.each(['UNAUTHENTICATED', 'BAD_USER_INPUT'])('an action refused with %s is rejected: nothing happened', async (code) => {
    expect(await setUp(refusedWith(code)).go()).toEqual({ kind: 'rejected', code });
  });

  it.each([undefined, 'INTERNAL_SERVER_ERROR'])('an action that failed with %s is unanswered', async (code) => {
    expect(await setUp(refusedWith(code)).go()).toEqual({ kind: 'unanswered' });
  });

  it.each(['FutureAction', 'constructor', '__proto__'])('an action of type %s is unmapped', async (name) => {
    expect(await setUp({ succeeded: true, userErrors: [] }).go({ __typename: name })).toEqual({ kind: 'unmapped' });
  });
});
