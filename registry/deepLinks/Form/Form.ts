import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import type { LinkKind, NodeOf } from '#src/render/index.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Opens over the page; its address is that of the start page with the form over it. */
export const form: LinkKind<NodeOf<DeepLinksFragment, 'FormDeepLink'>> = {
  parse: (address) => {
    const formId = /^\/\?form=([^&#]+)$/.exec(address)?.[1];
    return formId !== undefined && NAME.test(formId) ? { __typename: 'FormDeepLink', formId } : null;
  },
  path: ({ formId }) => (NAME.test(formId) ? `/?form=${formId}` : null),
  open: ({ formId }, { openForm }) => openForm(formId),
};
