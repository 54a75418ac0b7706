import { deepLinkOf } from '../deepLinks.ts';
import { type Kind, firstVersion } from '../define.ts';

export const StoreLinksShelf: Kind<'StoreLinksShelf'> = {
  family: 'menuShelves',
  isContainer: false,
  versions: firstVersion({ apps: [{ platform: 'ios', label: 'iPhone and iPad' }] }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    apps: ({ id, props }, _, { deps, viewer }) =>
      props.apps.map(({ platform, label }) => ({
        __typename: 'StoreApp',
        id: `${id}:${platform}`,
        platform,
        label,
        url: deps.config.appUrls[viewer.brand]?.[platform] ?? null,
      })),
    withoutStore: ({ props }) => deepLinkOf(props.withoutStore),
  },
};
