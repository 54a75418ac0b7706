import { type ActionsFragment, SubmitFormDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import type { ActionKind, NodeOf } from '#src/render/index.ts';

export const submitForm: ActionKind<NodeOf<ActionsFragment, 'SubmitFormAction'>> = {
  run: async ({ formId, successText }, answers, { client, actionId, of }) => {
    const { data } = await client.mutate({ mutation: SubmitFormDocument, variables: { formId, partId: of, answers, actionId } });
    if (!data) throw new Error('The form was not answered');
    const { succeeded, userErrors, reference } = data.submitForm;
    return { succeeded, userErrors, said: reference === null ? successText : t`${successText} Your reference is ${reference}.` };
  },
};
