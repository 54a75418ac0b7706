import type { Trx } from '#server/platform/store/index.ts';
import { id, reason } from '../fields.ts';
import { factorsOf, lockOperator, makeLink, pathOfLink, removeFactors } from '../factors/index.ts';
import { CONFIRMERS, proposing, writing } from '../operation.ts';
import { newPassword } from '../operatorAccounts.ts';
import { planOfSetting } from '../proposals/settings.ts';
import { vouchTogether } from '../proposals/signers.ts';
import { Refused } from '../refusal.ts';
import { endSessionsOf } from '../sessions.ts';

const operatorId = id('operator');
const REPLACE = 'replaceFactor';
const MAKE = 'createOperator';
/** Operations that show a new password to the confirming operator. */
const GIVES_PASSWORD: readonly string[] = [MAKE, 'restoreOperator'];
const WEEK_MS = 7 * 24 * 3_600_000;
const subjectOf = (operator: string): string => `operator:${operator}`;

export const factorOperations = {
  replaceFactor: proposing({
    about:
      'Proposes to remove the second factor of a colleague who lost it. After another person confirms, the colleague is logged out, gets a new link from one of you, and can sign nothing for 24 hours.',
    roles: CONFIRMERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: { operatorId, reason },
    plan: async ({ trx, operator }, { operatorId: whose }, isLocking) => {
      if (whose === operator.id) throw new Refused('own-work', 'You can’t replace your own factor. Two other people must do it.');
      const found = await trx
        .selectFrom('operators')
        .select('email')
        .where('id', '=', whose)
        .$if(isLocking, (query) => query.forUpdate())
        .executeTakeFirst();
      if (!found) throw new Refused('not-found', 'This operator does not exist.');
      const factors = await factorsOf(trx, whose);
      return planOfSetting(
        subjectOf(whose),
        `The second factor of ${found.email} is removed.`,
        factors.map((factor) => factor.id).toSorted(),
      );
    },
    apply: async ({ trx, now }, { operatorId: whose, reason: why }, signed) => {
      if (signed.confirmer?.id === whose) throw new Refused('own-work', 'You can’t replace your own factor. Two other people must do it.');
      await removeFactors(trx, whose);
      await endSessionsOf(trx, whose, now);
      await vouchTogether(trx, signed, whose, 'restored');
      return { value: { operatorId: whose }, subject: subjectOf(whose), detail: { reason: why } };
    },
  }),

  giveFactorLink: writing({
    about:
      'Returns what a colleague needs to register a second factor: the link to the person who proposed the account or its restoration, the password to the person who confirmed. Available to those two for a week, until a factor is registered. If only the factor was removed, the password stays, and the link goes to either of the two who does not know the password. A new link or password replaces the previous one.',
    roles: CONFIRMERS,
    signatures: { one: 'Two people have made or restored the account, or taken the lost factor away, before.' },
    input: { operatorId },
    run: async ({ trx, operator, now, deps }, { operatorId: whose }) => {
      const fresh = await newPassword(deps.ports);
      await lockOperator(trx, whose);
      const since = new Date(now.getTime() - WEEK_MS);
      const given = await lastConfirmed(trx, whose, [REPLACE, ...GIVES_PASSWORD]);
      if (!given?.decided_at || given.decided_at <= since || (given.proposer_id !== operator.id && given.decided_by_id !== operator.id))
        throw new Refused(
          'not-yours',
          'First, two people must create or restore the account or remove the lost factor. Then these two give the link and the password.',
        );
      if ((await factorsOf(trx, whose)).length > 0)
        throw new Refused('wrong-state', 'This account already has a second factor. Two people must remove it first.');
      await trx
        .insertInto('operator_vouches')
        .values({ operator_id: whose, by: operator.id, act: given.operation === MAKE ? 'made' : 'restored' })
        .execute();
      const told = given.operation === REPLACE ? await lastConfirmed(trx, whose, GIVES_PASSWORD) : given;
      const wasTold = told?.decided_by_id === operator.id;
      if (wasTold && given.operation === REPLACE)
        throw new Refused(
          'not-yours',
          'You have seen this account’s password, so the other person who removed the factor must create the link.',
        );
      if (wasTold) await trx.updateTable('operators').set({ password_hash: fresh.password_hash }).where('id', '=', whose).execute();
      const value = wasTold
        ? { path: null, password: fresh.password }
        : { path: pathOfLink(await makeLink(trx, deps.ports, whose)), password: null };
      return { value, subject: subjectOf(whose), detail: { gives: wasTold ? 'password' : 'link' } };
    },
  }),
} as const;

const lastConfirmed = (trx: Trx, whose: string, operations: readonly string[]) =>
  trx
    .selectFrom('proposals')
    .select(['operation', 'proposer_id', 'decided_by_id', 'decided_at'])
    .where('operation', 'in', operations)
    .where('subject', '=', subjectOf(whose))
    .where('state', '=', 'CONFIRMED')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
