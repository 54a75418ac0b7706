import { type ActionsFragment, DismissPromptDocument, PromptDismissalsDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import type { ActionKind, NodeOf } from '#src/render/index.ts';

const WORDS = t`We will not show you this again.`;

export const dismissPrompt: ActionKind<NodeOf<ActionsFragment, 'DismissPromptAction'>> = {
  run: async ({ promptType }, _input, { client, actionId }) => {
    const { data } = await client.mutate({ mutation: DismissPromptDocument, variables: { promptType, actionId } });
    if (!data) throw new Error('The dismissal was not answered');
    return { ...data.dismissPrompt, said: WORDS };
  },
  taken: async ({ promptType }, { client }) => {
    const { data } = await client.query({ query: PromptDismissalsDocument });
    return data?.account.promptDismissals.promptTypes.includes(promptType) ? WORDS : null;
  },
};
