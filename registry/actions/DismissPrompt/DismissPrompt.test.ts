import { expect, it, vi } from 'vitest';
import { DismissPrompt } from '#fixtures/actions/DismissPrompt.ts';
import { DismissPromptDocument } from '#src/gql/graphql.ts';
import { dismissPrompt } from './DismissPrompt.ts';

const action = DismissPrompt.usual.node;

it('a dismissed prompt is sent to the server under the id of the attempt', async () => {
  const mutate = vi.fn(() => Promise.resolve({ data: { dismissPrompt: { succeeded: true, userErrors: [] } } }));
  const context = { client: { mutate: mutate as never }, actionId: 'id-1', of: 'node' };
  expect(await dismissPrompt.run(action, {}, context)).toMatchObject({ succeeded: true, said: 'We will not show you this again.' });
  expect(mutate).toHaveBeenCalledExactlyOnceWith({
    mutation: DismissPromptDocument,
    variables: { promptType: 'preferences', actionId: 'id-1' },
  });
});

it('dismissing a prompt fails when no answer comes', async () => {
  const client = { mutate: (() => Promise.resolve({ data: undefined })) as never };
  await expect(dismissPrompt.run(action, {}, { client, actionId: 'id-1', of: 'node' })).rejects.toThrow('not answered');
});

it.each([
  [['preferences', 'other'], 'We will not show you this again.'],
  [['other'], null],
])('with %j dismissed, the action’s confirmation reads %j', async (promptTypes, words) => {
  const query = () => Promise.resolve({ data: { account: { promptDismissals: { promptTypes } } } });
  expect(await dismissPrompt.taken?.(action, { client: { query } })).toBe(words);
});
