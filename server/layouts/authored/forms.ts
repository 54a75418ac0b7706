import { care, helplines } from './care.ts';
import { documentOf, form, write } from './write.ts';

export const preferences = documentOf('form:preferences', 'Betting preferences', [
  write('TipForm', 'welcome', {
    title: 'Yours on every device',
    body: 'What you choose here is kept with your account, wherever you log in.',
    illustration: 'welcome',
    action: {
      kind: 'DismissPromptAction',
      id: 'dismiss',
      label: 'Do not show this again',
      promptType: 'preferences',
      requirements: ['LOGIN'],
    },
  }),
  write(
    'FieldsForm',
    'fields',
    {
      schema: {
        type: 'object',
        properties: {
          oddsFormat: {
            type: 'string',
            title: 'Odds',
            description: 'How prices are written.',
            oneOf: [
              { const: 'AMERICAN', title: 'American (+150, -110)' },
              { const: 'EURO', title: 'Decimal (2.50, 1.91)' },
            ],
          },
          autoAcceptOddsChanges: {
            type: 'boolean',
            title: 'Take price changes without asking',
            description: 'Off: we show every change and ask before the bet is placed.',
          },
        },
      },
      order: ['oddsFormat', 'autoAcceptOddsChanges'],
      action: { kind: 'SetUserPreferenceAction', id: 'save', label: 'Save preferences', requirements: ['LOGIN'] },
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Preferences cannot be changed by this version of the page. Reload to change them.' },
    },
  ),
]);

export const seasonPickEm = documentOf('form:season-pick-em', 'Season pick ’em', [
  write(
    'ConsentForm',
    'opt-in',
    {
      title: 'Put your name down',
      body: [
        'Season pick ’em is a league of picks among players, free to enter. It opens before the first game of the season.',
        'Opting in puts your name on the list. No stake, no prize and no bonus is attached to it, and it changes none of your bets.',
      ].join('\n\n'),
      consentLabel: 'I have read the terms of use of this promotion and want to be on the list.',
      action: {
        kind: 'OptInPromotionAction',
        id: 'opt-in',
        label: 'Opt in',
        promotionId: 'season-pick-em',
        requirements: ['LOGIN'],
      },
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'This version of the page cannot take your name. Reload it to opt in.' },
    },
  ),
]);

const notice = (helpline: string, age: number) =>
  documentOf('form:responsible-gaming', 'Before you bet', [
    write(
      'ConsentForm',
      'notice',
      {
        title: 'Betting should stay a pastime',
        body: [
          'Most bets lose over time. Bet what you can afford to lose, and never to win back what is gone.',
          'The page always shows how long you have been here. You can stop at any moment; open bets stand without you.',
          helpline,
        ].join('\n\n'),
        consentLabel: `I have read this, I am ${age} or older, and I bet with my own money.`,
        action: { kind: 'AcknowledgeAction', id: 'acknowledge', label: 'Confirm', ackType: 'responsible-gaming', requirements: ['LOGIN'] },
      },
      { criticality: 'MANDATORY', label: 'Responsible gaming notice' },
    ),
  ]);

export const responsibleGamingNotice = notice(helplines.US.text, 21);
/** Ontario: its own helpline, and 19 is the age of betting there. */
export const responsibleGamingNoticeOntario = notice(helplines.ON.text, 19);

export const responsibleGaming = documentOf('responsible-gaming', 'Responsible gaming', [
  write('QuickLinksShelf', 'steps', {
    title: 'What you can do now',
    links: [
      { id: 'notice', label: 'Read before you bet', icon: 'document', deepLink: form('responsible-gaming') },
      { id: 'preferences', label: 'Betting preferences', icon: 'sliders', deepLink: form('preferences') },
      { id: 'bets', label: 'What you have at stake', icon: 'my-bets', deepLink: { kind: 'BetHistorySectionDeepLink', sectionId: 'open' } },
    ],
  }),
  ...care(),
]);
