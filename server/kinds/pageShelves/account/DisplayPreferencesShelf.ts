import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const DisplayPreferencesShelf: Kind<'DisplayPreferencesShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'Display',
    accountText: 'Your odds format is saved to your account. Your theme is saved on this device.',
    deviceText: 'Saved on this device for this site.',
    oddsFormatLabel: 'Odds format',
    themeLabel: 'Theme',
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'accountText', 'deviceText', 'oddsFormatLabel', 'themeLabel'),
  },
};
