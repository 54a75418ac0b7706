import { EMAIL_PATTERN, OPERATOR_NAME_MAX } from '#src/shared/console/limits.ts';
import { OPERATOR_ROLES } from '#src/shared/console/operators.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import { forgetDevices } from '../devices.ts';
import { endLinksOf, factorsOf, removeFactors } from '../factors/index.ts';
import { id, matching, oneOf, reason, text } from '../fields.ts';
import { CONFIRMERS, proposing, writing } from '../operation.ts';
import { unknownPassword } from '../operatorAccounts.ts';
import { planOfSetting } from '../proposals/settings.ts';
import { resting, vouchTogether } from '../proposals/signers.ts';
import { whyNotDisable } from '../proposals/unlockers.ts';
import { Refused } from '../refusal.ts';
import { endSessionsOf } from '../sessions.ts';

const operatorId = id('operator');
const subjectOf = (operator: string): string => `operator:${operator}`;
/** Derives the id from the email address, so that it has at most one account and one open proposal. */
const idOf = (email: string): string => contentHash(email.toLowerCase()).slice(0, 32);

export const operatorOperations = {
  createOperator: proposing({
    about:
      'Proposes an account for a new colleague. After another person confirms, you give the colleague a link and the confirmer gives a password. For 7 days neither of you can sign together with the colleague.',
    roles: ['compliance'],
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: {
      email: matching('Email that the colleague logs in with.', EMAIL_PATTERN),
      name: text('Name that colleagues see.', OPERATOR_NAME_MAX),
      role: oneOf('Role.', OPERATOR_ROLES),
      reason,
    },
    plan: async ({ trx }, { email, name, role }) => {
      if (name.trim() === '') throw new Refused('input', 'Enter a name of 1 to 80 characters.');
      const found = await trx
        .selectFrom('operators')
        .select('email')
        .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
        .executeTakeFirst();
      if (found) throw new Refused('wrong-state', `${found.email} has an account.`);
      return planOfSetting(subjectOf(idOf(email)), `${name.trim()} (${email}) gets an account as ${role}.`, null);
    },
    apply: async ({ trx, now, deps }, { email, name, role, reason: why }, signed) => {
      const made = idOf(email);
      const row = { id: made, email, name: name.trim(), role, password_hash: await unknownPassword(deps.ports), created_at: now };
      await trx.insertInto('operators').values(row).execute();
      await vouchTogether(trx, signed, made, 'made');
      return { value: { operatorId: made }, subject: subjectOf(made), detail: { email, role, reason: why } };
    },
  }),

  restoreOperator: proposing({
    about:
      'Proposes to replace password and second factor of a colleague who lost them or whose secrets may be known to others. After another person confirms, the colleague is logged out and unlocked, gets a new link from you and a new password from the confirmer, and can sign nothing for 24 hours.',
    roles: ['compliance'],
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: { operatorId, reason },
    plan: async ({ trx, operator }, { operatorId: whose }, isLocking) => {
      if (whose === operator.id) throw new Refused('own-work', 'You can’t restore your own account. Two other people must do it.');
      const found = await trx
        .selectFrom('operators')
        .select(['email', 'locked_at'])
        .where('id', '=', whose)
        .$if(isLocking, (query) => query.forUpdate())
        .executeTakeFirst();
      if (!found) throw new Refused('not-found', 'This operator does not exist.');
      const factors = (await factorsOf(trx, whose)).map((factor) => factor.id).toSorted();
      const before = { factors, lockedAt: found.locked_at?.toISOString() ?? null };
      return planOfSetting(subjectOf(whose), `Password and second factor of ${found.email} are removed.`, before);
    },
    apply: async ({ trx, now, deps }, { operatorId: whose, reason: why }, signed) => {
      if (signed.confirmer?.id === whose) throw new Refused('own-work', 'You can’t restore your own account. Two other people must do it.');
      const password_hash = await unknownPassword(deps.ports);
      await trx.updateTable('operators').set({ password_hash, failed_logins: 0, locked_at: null }).where('id', '=', whose).execute();
      await forgetDevices(trx, whose);
      await removeFactors(trx, whose);
      await endSessionsOf(trx, whose, now);
      await vouchTogether(trx, signed, whose, 'restored');
      return { value: { operatorId: whose }, subject: subjectOf(whose), detail: { reason: why } };
    },
  }),

  disableOperator: writing({
    about:
      'Locks the login of a colleague who has left or whose login may be stolen, and ends the session. Unlocking takes two people. Refused for 24 hours after your own second factor was replaced, and if fewer than two others who can unlock logins would remain.',
    roles: ['compliance'],
    signatures: { one: 'It grants no rights, and a stolen login does not wait for a second person.' },
    input: { operatorId, reason },
    run: async (work, { operatorId: whose, reason: why }) => {
      const { trx, operator, now } = work;
      if (whose === operator.id) throw new Refused('own-work', 'You can’t disable your own login. Ask a colleague.');
      const refusal = (await resting(trx, operator.id)) ?? (await whyNotDisable(work, whose));
      if (refusal) throw refusal;
      const found = await trx
        .updateTable('operators')
        // Updates the lock time, which invalidates earlier proposals to unlock.
        .set((eb) => ({ locked_at: eb.fn<Date>('clock_timestamp') }))
        .where('id', '=', whose)
        .returning('locked_at')
        .executeTakeFirst();
      if (!found) throw new Refused('not-found', 'This operator does not exist.');
      await forgetDevices(trx, whose);
      await endLinksOf(trx, whose, now);
      await endSessionsOf(trx, whose, now);
      return { value: { operatorId: whose }, subject: subjectOf(whose), detail: { reason: why } };
    },
  }),
} as const;
