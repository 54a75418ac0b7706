import { id, reason } from '../fields.ts';
import { factorsOf, lockOperator, makeLink, pathOfLink, removeFactors } from '../factors/index.ts';
import { CONFIRMERS, proposing, writing } from '../operation.ts';
import { givePassword } from '../operatorAccounts.ts';
import { planOfSetting } from '../proposals/settings.ts';
import { vouchTogether } from '../proposals/signers.ts';
import { Refused } from '../refusal.ts';
import { endSessionsOf } from '../sessions.ts';

const operatorId = id('operator');
const REPLACE = 'replaceFactor';
const MAKE = 'createOperator';
/** After these nobody knows the account's password. */
const GIVES_PASSWORD: readonly string[] = [MAKE, 'restoreOperator'];
const WEEK_MS = 7 * 24 * 3_600_000;
const subjectOf = (operator: string): string => `operator:${operator}`;

export const factorOperations = {
  replaceFactor: proposing({
    about:
      'Proposes to take away the second factor of a colleague who has lost it. Once another person confirms it, the colleague is logged out, gets a new link from either of you, and signs nothing for 24 hours.',
    roles: CONFIRMERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: { operatorId, reason },
    plan: async ({ trx, operator }, { operatorId: whose }, isLocking) => {
      if (whose === operator.id) throw new Refused('own-work', 'Two others replace your factor.');
      const found = await trx
        .selectFrom('operators')
        .select('email')
        .where('id', '=', whose)
        .$if(isLocking, (query) => query.forUpdate())
        .executeTakeFirst();
      if (!found) throw new Refused('not-found', 'There is no such operator.');
      const factors = await factorsOf(trx, whose);
      return planOfSetting(
        subjectOf(whose),
        `The second factor of ${found.email} is taken away.`,
        factors.map((factor) => factor.id).toSorted(),
      );
    },
    apply: async ({ trx, now }, { operatorId: whose, reason: why }, signed) => {
      if (signed.confirmer?.id === whose) throw new Refused('own-work', 'Two others replace your factor.');
      await removeFactors(trx, whose);
      await endSessionsOf(trx, whose, now);
      await vouchTogether(trx, signed, whose, 'restored');
      return { value: { operatorId: whose }, subject: subjectOf(whose), detail: { reason: why } };
    },
  }),

  giveFactorLink: writing({
    about:
      'Makes the link by which a colleague registers a second factor, and the password of an account that was made or restored. For the two people who have done that, or have taken a lost factor away, for a week, until one is registered; a new link and password end those before.',
    roles: CONFIRMERS,
    signatures: { one: 'Two people have made or restored the account, or taken the lost factor away, before.' },
    input: { operatorId },
    run: async ({ trx, operator, now, deps }, { operatorId: whose }) => {
      await lockOperator(trx, whose);
      const given = await trx
        .selectFrom('proposals')
        .select(['operation', 'proposer_id', 'decided_by_id'])
        .where('operation', 'in', [REPLACE, ...GIVES_PASSWORD])
        .where('subject', '=', subjectOf(whose))
        .where('state', '=', 'CONFIRMED')
        .where('decided_at', '>', new Date(now.getTime() - WEEK_MS))
        .orderBy('decided_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!given || (given.proposer_id !== operator.id && given.decided_by_id !== operator.id))
        throw new Refused(
          'not-yours',
          'Two people make or restore an account, or take a lost factor away, first. Either of these two gives the link then.',
        );
      if ((await factorsOf(trx, whose)).length > 0)
        throw new Refused('wrong-state', 'This account has a second factor. Take it away first, by two people.');
      const isMade = given.operation === MAKE;
      await trx
        .insertInto('operator_vouches')
        .values({ operator_id: whose, by: operator.id, act: isMade ? 'made' : 'restored' })
        .execute();
      const password = GIVES_PASSWORD.includes(given.operation) ? await givePassword(trx, deps.ports, whose) : null;
      const link = await makeLink(trx, deps.ports, whose);
      return { value: { path: pathOfLink(link), password }, subject: subjectOf(whose), detail: {} };
    },
  }),
} as const;
