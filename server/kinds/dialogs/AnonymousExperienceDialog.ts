import { dialogButtonsOf } from '../dialogButtons.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const AnonymousExperienceDialog: Kind<'AnonymousExperienceDialog'> = {
  family: 'dialogs',
  isContainer: false,
  versions: firstVersion({
    title: 'Look around',
    body: 'Text that players read.',
    priority: 20,
    triggers: { pages: ['/my-bets'], onLogin: false },
    points: [{ id: 'browse', icon: 'search', label: 'See all odds' }],
    buttons: [{ id: 'ok', label: 'OK', type: 'DISMISS', style: 'PRIMARY' }],
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'body'),
    points: ({ id: nodeId, props }) =>
      props.points.map(({ id, icon, label }) => ({ __typename: 'ExperiencePoint', id: `${nodeId}:${id}`, icon, label })),
    buttons: ({ id, props }) => dialogButtonsOf(props.buttons, id),
  },
};
