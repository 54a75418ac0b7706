import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type LinkKind, type NodeOf, templateLink } from '#src/render/index.ts';

type Link = NodeOf<DeepLinksFragment, 'FormDeepLink'>;

export const form: LinkKind<Link> = {
  ...templateLink<Link>('FormDeepLink', '/?form=:formId'),
  open: ({ formId }, { openForm }) => openForm(formId),
};
