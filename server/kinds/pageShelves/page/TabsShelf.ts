import { deepLinkOf } from '../../deepLinks.ts';
import { type Kind, firstVersion } from '../../define.ts';

export const TabsShelf: Kind<'TabsShelf'> = {
  family: 'pageShelves',
  isContainer: true,
  regionsOf: ({ tabs }) => tabs.filter(({ deepLink }) => deepLink === undefined).map(({ region }) => region),
  versions: firstVersion({
    tabs: [
      { region: 'open', label: 'Open', deepLink: { kind: 'BetHistorySectionDeepLink', sectionId: 'open' } },
      { region: 'more', label: 'More' },
    ],
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    tabs: ({ props }) =>
      props.tabs.map(({ region, label, deepLink }) => ({ __typename: 'PageTab', region, label, deepLink: deepLinkOf(deepLink) })),
  },
};
