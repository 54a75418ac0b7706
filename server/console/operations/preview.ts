import { membersOf } from '#src/shared/values/plainObject.ts';
import { addressesOf } from '#server/content/documents/addresses.ts';
import { audienceFields, audienceIn } from '../audience.ts';
import { findDraft } from '../drafts.ts';
import { anyDocument, hash, id, optional } from '../fields.ts';
import { assertKept } from '../kept.ts';
import { EVERYBODY, reading } from '../operation.ts';
import { Refused } from '../refusal.ts';

const draftId = id('draft');

export const previewOperations = {
  previewDraft: reading({
    about: 'Answers a players’ query as if a draft were published, for an audience, time and client build. Changes nothing.',
    roles: EVERYBODY,
    signatures: 'none',
    input: {
      draftId,
      document: optional(anyDocument('Document to preview; default: the last saved one.')),
      ...audienceFields,
      query: hash('SHA-256 of the text of a query, as the client sends it.'),
      variables: anyDocument('Variables of the query.'),
    },
    run: async ({ trx, deps }, { draftId: from, document, query, variables, ...asked }) => {
      const draft = await findDraft(trx, from);
      if (document) assertKept(document);
      const audience = audienceIn(asked);
      const views = deps.publishing.rehearse(draft.surface, document ?? draft.document, audience);
      if (!views || !deps.preview) throw new Refused('not-found', `There is no surface ${draft.surface}.`);
      const { preview } = deps;
      return {
        value: { answer: null as object | null },
        later: async () => {
          const answer = await preview(views, audience, { hash: query, variables: membersOf(variables) });
          if (!answer) throw new Refused('input', 'Only queries of a known build are answered here.');
          return { answer };
        },
      };
    },
  }),

  previewAddresses: reading({
    about: 'Lists addresses where players would see a draft: one for most pages, several for pages of events or games.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { draftId },
    run: async ({ trx, deps, now }, input) => {
      const { surface } = await findDraft(trx, input.draftId);
      return { value: { addresses: addressesOf(surface, deps.catalogue, now) } };
    },
  }),
} as const;
