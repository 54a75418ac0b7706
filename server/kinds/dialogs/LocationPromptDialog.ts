import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const LocationPromptDialog: Kind<'LocationPromptDialog'> = {
  family: 'dialogs',
  isContainer: false,
  versions: firstVersion({
    title: 'Share your location',
    body: 'We check that you are where betting is allowed.',
    allowLabel: 'Continue',
    declineLabel: 'Not now',
    priority: 5,
    triggers: { pages: [], onLogin: false },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'body', 'allowLabel', 'declineLabel'),
  },
};
