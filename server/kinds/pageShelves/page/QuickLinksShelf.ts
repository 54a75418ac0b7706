import { deepLinkOf } from '../../deepLinks.ts';
import type { Kind, Migration } from '../../define.ts';

/** Converts version 1 (plain `url`s) to typed deep links. */
const linksFromUrls: Migration = ({ title, items }) => ({
  title,
  links: (items as readonly { id: string; label: string; icon: string; url: string }[]).map(({ id, label, icon, url }) => ({
    id,
    label,
    icon,
    deepLink: url.startsWith('/')
      ? { kind: 'SportsbookPageDeepLink', canonicalUrl: url }
      : { kind: 'WebPageDeepLink', url, opensNewWindow: true },
  })),
});

export const QuickLinksShelf: Kind<'QuickLinksShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: {
    current: 2,
    migrations: { 1: linksFromUrls },
    examples: {
      1: {
        title: 'Quick links',
        items: [
          { id: 'live', label: 'Live', icon: 'radio', url: '/live' },
          { id: 'help', label: 'Help', icon: 'life-buoy', url: 'https://help.example.test/' },
        ],
      },
      2: {
        title: 'Quick links',
        links: [{ id: 'live', label: 'Live', icon: 'radio', deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' } }],
      },
    },
  },
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    links: ({ id: nodeId, props }) =>
      props.links.map(({ id, label, icon, deepLink }) => ({
        __typename: 'QuickLink',
        id: `${nodeId}:${id}`,
        label,
        icon,
        deepLink: deepLinkOf(deepLink),
      })),
  },
};
