import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import type { LinkKind, NodeOf } from '#src/render/index.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Opens a custom dialog over the page. */
export const modal: LinkKind<NodeOf<DeepLinksFragment, 'ModalDeepLink'>> = {
  parse: (address) => {
    const dialogId = /^\/\?dialog=([^&#]+)$/.exec(address)?.[1];
    return dialogId !== undefined && NAME.test(dialogId) ? { __typename: 'ModalDeepLink', dialogId } : null;
  },
  path: ({ dialogId }) => (NAME.test(dialogId) ? `/?dialog=${dialogId}` : null),
  open: ({ dialogId }, { openDialog }) => openDialog(dialogId),
};
