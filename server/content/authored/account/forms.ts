import { documentUpload } from './documentUpload.ts';
import { care, helplines } from '../care.ts';
import { limitList } from './limits.ts';
import { documentOf, form, write } from '../write.ts';

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
          casinoBalanceUsagePreferences: {
            type: 'string',
            title: 'What casino games take first',
            oneOf: [
              { const: 'CASH_FIRST', title: 'Cash first' },
              { const: 'BONUS_FIRST', title: 'Bonus first' },
              { const: 'CASH_ONLY', title: 'Cash alone' },
            ],
          },
        },
      },
      order: ['oddsFormat', 'autoAcceptOddsChanges', 'casinoBalanceUsagePreferences'],
      action: { kind: 'SetUserPreferenceAction', id: 'save', label: 'Save preferences', requirements: ['LOGIN'] },
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Preferences cannot be changed by this version of the page. Reload to change them.' },
    },
  ),
]);

/** Choice of optional mails; legally required ones are always sent. */
export const emailPreferences = documentOf('form:email-preferences', 'E-mails', [
  write(
    'FieldsForm',
    'fields',
    {
      schema: {
        type: 'object',
        properties: {
          emailOffers: { type: 'boolean', title: 'Offers', description: 'Promotions that you can take part in.' },
          emailNews: { type: 'boolean', title: 'What is new', description: 'Games, leagues and changes of this site.' },
        },
      },
      order: ['emailOffers', 'emailNews'],
      action: { kind: 'SetUserPreferenceAction', id: 'save', label: 'Save', requirements: ['LOGIN'] },
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'E-mails cannot be chosen by this version of the page. Reload to choose them.' },
    },
  ),
]);

export const contactUs = documentOf('form:contact-us', 'Write to us', [
  write(
    'FieldsForm',
    'message',
    {
      schema: {
        type: 'object',
        description: 'A person reads it. You have our answer within a day, at the address of your account.',
        required: ['topic', 'message', 'answerBy', 'consent'],
        properties: {
          topic: {
            type: 'string',
            title: 'What is it about?',
            oneOf: [
              { const: 'bet', title: 'A bet' },
              { const: 'money', title: 'A deposit or a withdrawal' },
              { const: 'account', title: 'My account' },
              { const: 'limits', title: 'My limits, or a break' },
            ],
            texts: { required: 'Tell us what it is about.' },
          },
          message: {
            type: 'string',
            control: 'textarea',
            title: 'What happened?',
            minLength: 10,
            maxLength: 2_000,
            texts: { required: 'Tell us what happened.', minLength: 'Tell us a little more.' },
          },
          betReference: {
            type: 'string',
            title: 'Bet reference',
            description: 'It stands on the receipt of the bet.',
            maxLength: 40,
            pattern: '^[A-Za-z0-9-]+$',
            texts: { pattern: 'A reference has letters, digits and dashes only.' },
          },
          amount: { type: 'integer', format: 'money', title: 'Amount in question', minimum: 1, maximum: 999_999_999 },
          day: { type: 'string', format: 'date', title: 'When was it?', earliest: '2024-01-01' },
          legs: { type: 'integer', title: 'How many legs had the bet?', minimum: 1, maximum: 40 },
          answerBy: {
            type: 'string',
            control: 'radio',
            title: 'How shall we answer?',
            oneOf: [
              { const: 'email', title: 'By e-mail' },
              { const: 'phone', title: 'By phone' },
            ],
          },
          email: {
            type: 'string',
            format: 'email',
            title: 'Another e-mail address',
            description: 'Only when we should not use that of your account.',
          },
          phone: { type: 'string', format: 'phone', title: 'Phone number' },
          picture: {
            type: 'string',
            format: 'file',
            title: 'A picture of what you saw',
            accept: ['image/png', 'image/jpeg', 'application/pdf'],
            maxBytes: 2_000_000,
          },
          urgent: { type: 'boolean', title: 'Money is missing right now' },
          desk: { type: 'string', title: 'Who reads it', readOnly: true, default: 'The support desk' },
          channel: { type: 'string', title: 'Channel', control: 'hidden', default: 'web' },
          consent: {
            type: 'boolean',
            control: 'consent',
            title: 'You may look at my bets and transactions to answer this.',
            texts: { required: 'Without this we cannot look into it.' },
          },
        },
      },
      order: [
        ...['topic', 'message', 'betReference', 'amount', 'day', 'legs', 'answerBy', 'email', 'phone'],
        ...['picture', 'urgent', 'desk', 'channel', 'consent'],
      ],
      action: {
        kind: 'SubmitFormAction',
        id: 'send',
        label: 'Send',
        formId: 'contact-us',
        successText: 'We have your message.',
        requirements: ['LOGIN'],
      },
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'This version of the page cannot take your message. Reload it to write to us.' },
    },
  ),
]);

/** Target of `BigWinUploadDialog`. */
export const taxIdentity = documentOf('form:tax-identity', 'Your ID for tax', [
  documentUpload({
    formId: 'tax-identity',
    description: 'It is read for the tax report of your win and for nothing else. It counts for two years.',
    sorts: { 'driving-licence': 'Driver’s licence', passport: 'Passport', 'state-id': 'State ID' },
    picture: 'All four corners, nothing covered.',
    consent: 'This is my own document, and it is valid today.',
    label: 'Send my ID',
    successText: 'We have your document. It counts for two years.',
  }),
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
/** Ontario: own helpline, minimum age 19. */
export const responsibleGamingNoticeOntario = notice(helplines.ON.text, 19);

export const responsibleGaming = documentOf('responsible-gaming', 'Responsible gaming', [
  write('QuickLinksShelf', 'steps', {
    title: 'What you can do now',
    links: [
      { id: 'notice', label: 'Read before you bet', icon: 'document', deepLink: form('responsible-gaming') },
      { id: 'preferences', label: 'Betting preferences', icon: 'sliders', deepLink: form('preferences') },
      { id: 'write', label: 'Write to us', icon: 'help', deepLink: form('contact-us') },
      { id: 'bets', label: 'What you have at stake', icon: 'my-bets', deepLink: { kind: 'BetHistorySectionDeepLink', sectionId: 'open' } },
    ],
  }),
  limitList(),
  ...care(),
]);
