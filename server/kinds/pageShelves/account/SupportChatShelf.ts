import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const SupportChatShelf: Kind<'SupportChatShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    text: 'Chat with us.',
    startLabel: 'Start chat',
    backLabel: 'Back to chat',
  }),
  needs: {},
  resolvers: { id: ({ id }) => id, ...asAuthored('text', 'startLabel', 'backLabel') },
};
