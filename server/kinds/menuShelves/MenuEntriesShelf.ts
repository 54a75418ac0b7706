import { deepLinkOf } from '../deepLinks.ts';
import { type Kind, firstVersion } from '../define.ts';
import { opensFor } from '../openPages.ts';

export const MenuEntriesShelf: Kind<'MenuEntriesShelf'> = {
  family: 'menuShelves',
  isContainer: false,
  versions: firstVersion({
    entries: [
      { id: 'live', label: 'Live', icon: 'live', countsLive: true, deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' } },
    ],
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    shownIn: ({ props }) => props.shownIn ?? 'EVERYWHERE',
    entries: ({ id: nodeId, props }, _, context) => {
      const opens = opensFor(context);
      return props.entries
        .filter(({ deepLink }) => opens(deepLink))
        .map(({ id, label, icon, countsLive = false, deepLink }) => ({
          __typename: 'MenuEntry',
          ...{ id: `${nodeId}:${id}`, label, icon, countsLive, deepLink: deepLinkOf(deepLink) },
        }));
    },
  },
};
