import { dialogButtonsOf } from '../dialogButtons.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const CustomDialog: Kind<'CustomDialog'> = {
  family: 'dialogs',
  isContainer: false,
  versions: firstVersion({
    title: 'Planned work',
    body: 'Deposits pause for ten minutes at 04:00 ET.',
    dismissible: true,
    priority: 10,
    triggers: { pages: ['/'], onLogin: false },
    buttons: [{ id: 'ok', label: 'OK', type: 'DISMISS', style: 'PRIMARY' }],
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'body', 'dismissible'),
    buttons: ({ id, props }) => dialogButtonsOf(props.buttons, id),
  },
};
