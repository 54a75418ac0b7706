import { actionOf } from '../actions.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const TipForm: Kind<'TipForm'> = {
  family: 'forms',
  isContainer: false,
  versions: firstVersion({
    title: 'New here',
    body: 'Explore the site.',
    illustration: 'welcome',
    action: { kind: 'DismissPromptAction', id: 'dismiss', label: 'Don’t show this again', promptType: 'welcome', requirements: ['LOGIN'] },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'body', 'illustration'),
    action: ({ id, props }) => actionOf(props.action, id),
  },
};
