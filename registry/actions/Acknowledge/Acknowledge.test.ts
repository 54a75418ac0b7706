import { expect, it, vi } from 'vitest';
import { Acknowledge } from '#fixtures/actions/Acknowledge.ts';
import { AcknowledgeDocument } from '#src/gql/graphql.ts';
import { acknowledge } from './Acknowledge.ts';

it('an acknowledgement is sent to the server under the id of the attempt', async () => {
  const answer = { __typename: 'ActionResult', succeeded: true, userErrors: [], account: null };
  const mutate = vi.fn(() => Promise.resolve({ data: { userAck: answer } }));
  expect(await acknowledge.run(Acknowledge.usual.node, {}, { client: { mutate: mutate as never }, actionId: 'id-1', of: 'node' })).toBe(
    answer,
  );
  expect(mutate).toHaveBeenCalledExactlyOnceWith({
    mutation: AcknowledgeDocument,
    variables: { ackType: 'responsible-gaming', actionId: 'id-1' },
  });
});

it('an acknowledgement without an answer fails', async () => {
  const mutate = () => Promise.resolve({ data: undefined });
  await expect(
    acknowledge.run(Acknowledge.usual.node, {}, { client: { mutate: mutate as never }, actionId: 'id-1', of: 'node' }),
  ).rejects.toThrow('not answered');
});
