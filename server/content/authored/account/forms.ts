import { helplines } from '../responsibleGaming.ts';
import { stored, storedPage } from '../stored.ts';
import { documentOf, write } from '../write.ts';

export const preferences = stored('form-preferences');

/** Omits mails required by law, which players cannot decline. */
export const emailPreferences = stored('form-email-preferences');
export const contactUs = stored('form-contact-us');

export const taxIdentity = stored('form-tax-identity');

export const seasonPickEm = stored('form-season-pick-em');

const notice = (helpline: string, age: number) =>
  documentOf('form:responsible-gaming', 'Before you bet', [
    write(
      'ConsentForm',
      'notice',
      {
        title: 'Betting is entertainment, not income',
        body: [
          'Most players lose money over time. Bet only what you can afford to lose, and never bet to win back losses.',
          'Every page shows how long you have been logged in. You can stop at any time. Your open bets stay in place and are settled as usual.',
          helpline,
        ].join('\n\n'),
        consentLabel: `I have read this, I am ${age} or older, and I bet with my own money.`,
        action: { kind: 'AcknowledgeAction', id: 'acknowledge', label: 'Confirm', ackType: 'responsible-gaming', requirements: ['LOGIN'] },
      },
      { criticality: 'MANDATORY', label: 'Responsible gaming notice' },
    ),
  ]);

export const responsibleGamingNotice = notice(helplines.US.text, 21);
export const responsibleGamingNoticeOntario = notice(helplines.ON.text, 19);

export const responsibleGaming = storedPage('account/responsible-gaming');
