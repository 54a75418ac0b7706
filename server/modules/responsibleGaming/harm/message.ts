import { t } from '#src/shared/text/t.ts';
import type { DueMail } from '#server/platform/mail/mail.ts';
import type { HarmScore } from './score.ts';

type Contact = { readonly when: string; readonly phone: string };

const GUIDE = t`Please read a short guide before your next bet. It takes a minute.`;
const WAIT_IS_OVER = t`Please read a short guide before your next bet.`;

const LIFE_MS = 14 * 24 * 3_600_000;

/** Contains no offers. Replaces an unsent earlier mail about harm. */
export function harmMail(to: string, { level, markers }: HarmScore, contact: Contact | null): DueMail {
  const seen = markers.map(({ words }) => `- ${words}`).join('\n');
  return {
    about: 'care',
    lifeMs: LIFE_MS,
    inPlaceOf: 'harm',
    to,
    subject: t`About your play`,
    body: t`We have noticed this in the last few weeks:\n\n${seen}\n\n${whatFollows(level, contact)} Go to “Responsible gaming” in your account to set limits, take a break or exclude yourself. You can also find the helpline for your region there. You can withdraw and cash out at any time.`,
  };
}

function whatFollows(level: number, contact: Contact | null): string {
  if (contact !== null)
    return t`We would like to talk with you before your next bet. We will contact you at ${contact.when}. You can also call us: ${contact.phone}. You can’t bet until we have talked or these hours are over. ${WAIT_IS_OVER}`;
  return level >= 2 ? GUIDE : t`Nothing about your account has changed.`;
}
