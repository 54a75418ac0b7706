import { readFileSync } from 'node:fs';
import type { Unmasked } from '@apollo/client';
import type { PageFrameQuery } from '#src/gql/graphql.ts';
import { layoutShowing } from './shellServer.ts';

type Column = { readonly title: string; readonly links: readonly { readonly label: string; readonly href: string }[] };

/** Footer columns of the brand that tests use. */
export const footer = JSON.parse(readFileSync('brands/tsb/footer.json', 'utf8')) as readonly Column[];

const column = ({ title, links }: Column) => ({
  __typename: 'LinkColumnShelf',
  id: title,
  title,
  links: links.map(({ label, href }) => ({
    __typename: 'ColumnLink',
    id: `${title}:${label}`,
    label,
    deepLink: { __typename: 'SportsbookPageDeepLink', canonicalUrl: href },
  })),
});

type AppUrls = { readonly ios: string | null; readonly android: string | null };

const apps = ({ ios, android }: AppUrls) => ({
  __typename: 'StoreLinksShelf',
  id: 'apps',
  apps: [
    { __typename: 'StoreApp', id: 'apps:ios', platform: 'ios', label: 'iPhone and iPad', url: ios },
    { __typename: 'StoreApp', id: 'apps:android', platform: 'android', label: 'Android', url: android },
  ],
  withoutStore: { __typename: 'ModalDeepLink', dialogId: 'home-screen' },
});

const account = {
  __typename: 'AccountEntryShelf',
  id: 'account_x',
  label: 'Account',
  newsText: 'something new',
  boostsText: 'Profit Boosts are live',
};

export const searchBox = {
  __typename: 'SearchBoxShelf',
  id: 'search-box_x',
  placeholder: 'Search teams, leagues and events',
  clearLabel: 'Clear search',
  recentTitle: 'Recent searches',
  casinoPlaceholder: 'Search casino games',
};

export const errorScreens = (words: object = {}) => ({
  __typename: 'ErrorScreensShelf',
  id: 'error-screens_x',
  offlineTitle: null,
  offlineBody: null,
  errorTitle: null,
  errorBody: null,
  notFoundTitle: null,
  notFoundBody: null,
  ...words,
});

type Stored = {
  readonly nodes: Readonly<Record<string, { readonly props: { readonly shownIn?: string; readonly entries: readonly object[] } }>>;
};

/** Returns the menu links of a document, as sent by the sportsbook's server. */
function entriesIn(surface: string) {
  const { nodes } = JSON.parse(readFileSync(`server/content/authored/documents/${surface}.json`, 'utf8')) as Stored;
  const shelves = Object.entries(nodes).map(([id, { props }]) => ({
    __typename: 'MenuEntriesShelf',
    id: `${surface}:${id}`,
    shownIn: props.shownIn ?? 'EVERYWHERE',
    entries: props.entries.map((entry) => {
      const { id: name, deepLink, ...rest } = entry as { readonly id: string; readonly deepLink: { readonly canonicalUrl: string } };
      return {
        ...{ __typename: 'MenuEntry', id: `${surface}:${id}:${name}`, countsLive: false, ...rest },
        deepLink: { __typename: 'SportsbookPageDeepLink', canonicalUrl: deepLink.canonicalUrl },
      };
    }),
  }));
  return layoutShowing(shelves, { id: `${surface}_x`, surface });
}

/** Builds the brand's header, menus and footer, as the server writes them into pages. */
export const pageFrame = (urls: AppUrls = { ios: null, android: null }) =>
  ({
    header: layoutShowing([account], { id: 'header_x', surface: 'header' }),
    searchBox: layoutShowing([searchBox], { id: 'search-box_x', surface: 'search-box' }),
    sportsEntries: entriesIn('sports-entries'),
    casinoEntries: entriesIn('casino-entries'),
    visitorEntries: entriesIn('visitor-entries'),
    footer: layoutShowing([...footer.map(column), apps(urls)], { id: 'footer_x', surface: 'footer' }),
  }) as unknown as Unmasked<PageFrameQuery>;
