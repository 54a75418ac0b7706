import { AcknowledgeDocument, type ActionsFragment } from '#src/gql/graphql.ts';
import type { ActionKind, NodeOf } from '#src/render/index.ts';

export const acknowledge: ActionKind<NodeOf<ActionsFragment, 'AcknowledgeAction'>> = {
  run: async ({ ackType }, _input, { client, actionId }) => {
    const { data } = await client.mutate({ mutation: AcknowledgeDocument, variables: { ackType, actionId } });
    if (!data) throw new Error('The acknowledgement was not answered');
    return data.userAck;
  },
};
