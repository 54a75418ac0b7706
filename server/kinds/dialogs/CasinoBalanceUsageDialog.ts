import { actionOf } from '../actions.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const CasinoBalanceUsageDialog: Kind<'CasinoBalanceUsageDialog'> = {
  family: 'dialogs',
  isContainer: false,
  versions: firstVersion({
    title: 'Which balance should casino games use first?',
    body: 'Text that players read.',
    laterLabel: 'Later',
    priority: 30,
    triggers: { pages: ['/casino'], onLogin: false },
    choices: [
      { id: 'cash', value: 'CASH_FIRST', label: 'Cash', description: 'Cash first.' },
      { id: 'bonus', value: 'BONUS_FIRST', label: 'Bonus', description: 'Bonus first.' },
    ],
    action: { kind: 'SetUserPreferenceAction', id: 'save', label: 'Save', requirements: ['LOGIN'] },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'body', 'laterLabel'),
    choices: ({ id: nodeId, props }) =>
      props.choices.map(({ id, value, label, description }) => ({
        __typename: 'CasinoBalanceChoice',
        id: `${nodeId}:${id}`,
        value,
        label,
        description,
      })),
    action: ({ id, props }) => actionOf(props.action, id),
  },
};
