import { deepLinkOf } from '../deepLinks.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';
import { opensFor } from '../openPages.ts';

export const LinkColumnShelf: Kind<'LinkColumnShelf'> = {
  family: 'menuShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'Company',
    links: [{ id: 'rules', label: 'House rules', deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/legal/terms' } }],
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title'),
    links: ({ id: nodeId, props }, _, context) => {
      const opens = opensFor(context);
      return props.links
        .filter(({ deepLink }) => opens(deepLink))
        .map(({ id, label, deepLink }) => ({ __typename: 'ColumnLink', id: `${nodeId}:${id}`, label, deepLink: deepLinkOf(deepLink) }));
    },
  },
};
