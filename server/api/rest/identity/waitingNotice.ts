import type { Notice } from '#server/modules/identity/signUp/index.ts';
import { exclusionOf } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { easternDateTime } from '#server/platform/dates/eastern.ts';
import { excludedMail, waitingMail } from '#server/platform/mail/signUpMail.ts';
import type { AppDeps } from '../../deps.ts';

/**
 * Mails the player why a new account is on hold. Mentions an exclusion only to the excluded person, because a similar account may be
 * someone else's.
 */
export const noticeOfWaiting = ({ mail, ports }: Pick<AppDeps, 'mail' | 'ports'>): Notice => ({
  write: async (trx, playerId) => {
    const { email, is_duplicate, is_waiting } = await trx
      .selectFrom('players')
      .select(['email', 'is_duplicate', 'is_waiting'])
      .where('id', '=', playerId)
      .executeTakeFirstOrThrow();
    if (!is_duplicate && !is_waiting) return null;
    const exclusion = is_duplicate ? await exclusionOf(trx, playerId, ports.now()) : null;
    const told = exclusion && { isListed: exclusion.kind === 'REGISTER', until: exclusion.endsAt && easternDateTime(exclusion.endsAt) };
    return mail.put(trx, told ? excludedMail(email, told) : waitingMail(email));
  },
  send: (mailId) => mail.sendSoon(mailId),
});
