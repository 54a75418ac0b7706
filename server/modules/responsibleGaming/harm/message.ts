import { t } from '#src/shared/text/t.ts';
import type { DueMail } from '#server/platform/mail/mail.ts';
import type { HarmScore } from './score.ts';

type Contact = { readonly when: string; readonly phone: string };

const GUIDE = t`Before your next bet we ask you to read a short guide. It takes a minute.`;
const WAIT_IS_OVER = t`Before your next bet we ask you to read a short guide.`;

const LIFE_MS = 14 * 24 * 3_600_000;

/** Reports what was seen and what helps; contains no offer. Replaces an unsent earlier one. */
export function harmMail(to: string, { level, markers }: HarmScore, contact: Contact | null): DueMail {
  const seen = markers.map(({ words }) => `- ${words}`).join('\n');
  return {
    about: 'care',
    lifeMs: LIFE_MS,
    inPlaceOf: 'harm',
    to,
    subject: t`About your play`,
    body: t`We have noticed this in the last weeks:\n\n${seen}\n\n${whatFollows(level, contact)} Under “Responsible gaming” in your account you can set limits, take a break or exclude yourself, and you find the helpline of your region. You can withdraw and cash out at any time.`,
  };
}

function whatFollows(level: number, contact: Contact | null): string {
  if (contact !== null)
    return t`We would like to talk with you before your next bet. We will contact you at this address: ${contact.when}. You can also call us then: ${contact.phone}. Until we have talked, or these hours are over, no bets are taken. ${WAIT_IS_OVER}`;
  return level >= 2 ? GUIDE : t`Nothing about your account has changed.`;
}
