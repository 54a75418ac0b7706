import { t } from '#src/shared/text/t.ts';
import type { DueMail } from '#server/platform/mail/mail.ts';
import type { Marker } from './markers.ts';

const LIFE_MS = 14 * 24 * 3_600_000;

/** Says what was seen, and what somebody can do. Nothing of it is an offer. A later one takes the place of one that has not left. */
export function harmMail(to: string, markers: readonly Marker[]): DueMail {
  const seen = markers.map(({ words }) => `- ${words}`).join('\n');
  return {
    about: 'care',
    lifeMs: LIFE_MS,
    inPlaceOf: 'harm',
    to,
    subject: t`About your play`,
    body: t`We have noticed this in the last weeks:\n\n${seen}\n\nNothing about your account has changed. Under “Responsible gaming” in your account you can set limits, take a break or exclude yourself, and you find the helpline of your region. You can withdraw at any time.`,
  };
}
