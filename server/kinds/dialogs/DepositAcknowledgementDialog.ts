import { actionOf } from '../actions.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const DepositAcknowledgementDialog: Kind<'DepositAcknowledgementDialog'> = {
  family: 'dialogs',
  isContainer: false,
  versions: firstVersion({
    title: 'Your deposits',
    body: 'Text that players read.',
    priority: 900,
    triggers: { pages: ['/*'], onLogin: false },
    action: { kind: 'AcknowledgeAction', id: 'acknowledge', label: 'I understand', ackType: 'deposit-amount', requirements: ['LOGIN'] },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'body'),
    action: ({ id, props }) => actionOf(props.action, id),
  },
};
