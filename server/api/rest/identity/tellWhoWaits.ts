import { excludedMail, waitingMail } from '#server/platform/mail/signUpMail.ts';
import { exclusionOf } from '#server/modules/responsibleGaming/ownLimits/index.ts';
import type { AppDeps } from '../../deps.ts';

type Deps = Pick<AppDeps, 'db' | 'mail' | 'ports'>;

/**
 * Mails why a new account waits or never plays; sends nothing to others. Of an exclusion only the person themselves is told: an account that
 * merely resembles an excluded one may belong to a namesake.
 */
export async function tellWhoWaits({ db, mail, ports }: Deps, playerId: string): Promise<void> {
  const { email, is_duplicate, is_waiting } = await db
    .selectFrom('players')
    .select(['email', 'is_duplicate', 'is_waiting'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (!is_duplicate && !is_waiting) return;
  const exclusion = is_duplicate ? await exclusionOf(db, playerId, ports.now()) : null;
  const told = exclusion && { isListed: exclusion.kind === 'REGISTER', until: exclusion.endsAt && instant.format(exclusion.endsAt) };
  await mail.send(told ? excludedMail(email, told) : waitingMail(email), 'sign-up');
}

const instant = new Intl.DateTimeFormat('en-US', {
  ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZone: 'America/New_York',
  timeZoneName: 'short',
});
