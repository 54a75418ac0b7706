import { actionOf } from '../actions.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const ConsentForm: Kind<'ConsentForm'> = {
  family: 'forms',
  isContainer: false,
  versions: firstVersion({
    title: 'Before you bet',
    body: 'Set limits that suit you.',
    consentLabel: 'I have read this.',
    action: { kind: 'AcknowledgeAction', id: 'acknowledge', label: 'Confirm', ackType: 'responsible-gaming', requirements: ['LOGIN'] },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'body', 'consentLabel'),
    action: ({ id, props }) => actionOf(props.action, id),
  },
};
