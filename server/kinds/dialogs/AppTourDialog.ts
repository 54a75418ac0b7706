import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const AppTourDialog: Kind<'AppTourDialog'> = {
  family: 'dialogs',
  isContainer: false,
  versions: firstVersion({
    title: 'Take a tour',
    nextLabel: 'Next',
    backLabel: 'Back',
    doneLabel: 'Done',
    skipLabel: 'Skip',
    priority: 15,
    triggers: { pages: ['/'], onLogin: false },
    memory: 'PLAYER',
    steps: [{ id: 'one', title: 'One', body: 'Text that players read.', illustration: 'welcome' }],
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    steps: ({ id: nodeId, props }) =>
      props.steps.map(({ id, title, body, illustration }) => ({
        __typename: 'AppTourStep',
        id: `${nodeId}:${id}`,
        title,
        body,
        illustration,
      })),
    ...asAuthored('nextLabel', 'backLabel', 'doneLabel', 'skipLabel'),
  },
};
