import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const DisplayPreferencesShelf: Kind<'DisplayPreferencesShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'Display',
    accountText: 'Odds are kept with your account, the theme on this device for this site.',
    deviceText: 'Kept on this device for this site.',
    oddsFormatLabel: 'Odds format',
    themeLabel: 'Theme',
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'accountText', 'deviceText', 'oddsFormatLabel', 'themeLabel'),
  },
};
