import type { AuthoredAppTourDialog } from '#server/contract/generated/authored.ts';
import { dialogDrafts } from '../dialogs.ts';
import { account, type Draft, documentOf, write } from '../write.ts';

const welcome = write(
  'CustomDialog',
  'welcome',
  {
    title: 'Good to see you',
    priority: 10,
    triggers: { pages: [], onLogin: true },
    dismissible: true,
    body: 'Your balance is as you left it. The clock at the foot of the page shows how long you have been here.',
    buttons: [
      { id: 'history', label: 'See my play', type: 'DEEP_LINK', style: 'SECONDARY', deepLink: account('history/casino') },
      { id: 'close', label: 'Continue', type: 'DISMISS', style: 'PRIMARY' },
    ],
  },
  { when: { login: 'player' }, trackingId: 'dialog.welcome' },
);

const steps: AuthoredAppTourDialog['steps'] = [
  {
    id: 'find',
    title: 'Find a game',
    body: 'The categories of the lobby are in the menu, and the search knows every title and studio.',
    illustration: 'explore',
  },
  {
    id: 'know',
    title: 'Know what it pays back',
    body: 'The page of each game states its return to player and what it can be played for.',
    illustration: 'casino',
  },
  {
    id: 'history',
    title: 'Follow your play',
    body: 'Rounds played for money are under Casino history, with what they cost and paid.',
    illustration: 'bets',
  },
];

function touring({ node, children }: Draft): Draft {
  const tour = node.props as AuthoredAppTourDialog;
  return { children, node: { ...node, props: { ...tour, steps: [...steps, ...tour.steps.filter(({ id }) => id === 'care')] } } };
}

/** Dialogs for the bets page, which casino-only brands do not have. */
const OF_SPORTS: ReadonlySet<string> = new Set(['anonymous-experience']);

export const casinoDialogs = documentOf(
  'dialogs',
  null,
  dialogDrafts
    .filter(({ node }) => !OF_SPORTS.has(node.id))
    .map((draft) => (draft.node.id === 'welcome' ? welcome : draft.node.id === 'app-tour' ? touring(draft) : draft)),
);
