import { passkeysOf } from '#server/modules/identity/passkeys/index.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const PasskeysShelf: Kind<'PasskeysShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'Passkeys',
    text: 'Log in with your fingerprint, face or screen lock instead of your password and a code.',
    emptyText: 'You have no passkeys yet.',
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'text', 'emptyText'),
    passkeys: async (_, __, { deps, viewer }) => {
      if (!viewer.session) return null;
      const own = await passkeysOf(deps.db, viewer.session.playerId);
      return own.map(({ createdAt, lastUsedAt, ...passkey }) => ({
        __typename: 'Passkey',
        ...passkey,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }));
    },
  },
};
