import { deepLinkOf } from '../deepLinks.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const AppPromptDialog: Kind<'AppPromptDialog'> = {
  family: 'dialogs',
  isContainer: false,
  versions: firstVersion({
    title: 'App',
    body: 'Text that players read.',
    continueLabel: 'Continue',
    priority: 20,
    triggers: { pages: ['/*'], onLogin: false },
    stores: [
      { id: 'any', label: 'Get the app', platform: 'ANY', deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/promotions' } },
    ],
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'body', 'continueLabel'),
    stores: ({ id: nodeId, props }) =>
      props.stores.map(({ id, label, platform, deepLink }) => ({
        __typename: 'AppStore',
        id: `${nodeId}:${id}`,
        label,
        platform,
        deepLink: deepLinkOf(deepLink),
      })),
  },
};
