import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type LinkKind, type NodeOf, templateLink } from '#src/render/index.ts';

type Link = NodeOf<DeepLinksFragment, 'ModalDeepLink'>;

export const modal: LinkKind<Link> = {
  ...templateLink<Link>('ModalDeepLink', '/?dialog=:dialogId'),
  open: ({ dialogId }, { openDialog }) => openDialog(dialogId),
};
