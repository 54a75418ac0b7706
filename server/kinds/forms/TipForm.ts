import { actionOf } from '../actions.ts';
import { type Kind, firstVersion } from '../define.ts';

export const TipForm: Kind<'TipForm'> = {
  family: 'forms',
  isContainer: false,
  versions: firstVersion({
    title: 'New here',
    body: 'Have a look around.',
    illustration: 'welcome',
    action: { kind: 'DismissPromptAction', id: 'dismiss', label: 'Do not show this again', promptType: 'welcome', requirements: ['LOGIN'] },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    body: ({ props }) => props.body,
    illustration: ({ props }) => props.illustration,
    action: ({ id, props }) => actionOf(props.action, id),
  },
};
