import { documentUpload } from './documentUpload.ts';
import { care, helplines } from '../care.ts';
import { limitList } from './limits.ts';
import { stored } from '../stored.ts';
import { documentOf, form, write } from '../write.ts';

export const preferences = stored('form-preferences');

/** Choice of optional mails; legally required ones are always sent. */
export const emailPreferences = stored('form-email-preferences');
export const contactUs = stored('form-contact-us');

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

export const seasonPickEm = stored('form-season-pick-em');

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
