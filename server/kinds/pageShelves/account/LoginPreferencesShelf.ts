import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const LoginPreferencesShelf: Kind<'LoginPreferencesShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'How you log in', text: 'Ask for my password each time I reopen my browser.' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'text'),
    newDeviceText: ({ props }) => props.newDeviceText ?? null,
    isStrongAuthEnabled: async (_, __, { deps, viewer }) => {
      if (!viewer.session) return null;
      const { isStrongAuthEnabled } = await deps.identity.sessionViewOf(viewer.session.playerId);
      return isStrongAuthEnabled;
    },
    asksCodeOnNewDevice: async (_, __, { deps, viewer }) =>
      viewer.session ? (await deps.identity.sessionViewOf(viewer.session.playerId)).asksCodeOnNewDevice : null,
  },
};
