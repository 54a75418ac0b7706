import { id, reason } from '../fields.ts';
import { factorsOf, lockOperator, makeLink, pathOfLink, removeFactors } from '../factors/index.ts';
import { CONFIRMERS, proposing, writing } from '../operation.ts';
import { planOfSetting } from '../proposals/settings.ts';
import { Refused } from '../refusal.ts';
import { endSessionsOf } from '../sessions.ts';

const operatorId = id('operator');
const REPLACE = 'replaceFactor';
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
    apply: async ({ trx, now }, { operatorId: whose, reason: why }, { proposer, confirmer }) => {
      if (confirmer?.id === whose) throw new Refused('own-work', 'Two others replace your factor.');
      await removeFactors(trx, whose);
      await endSessionsOf(trx, whose, now);
      for (const { id: by } of confirmer ? [proposer, confirmer] : [proposer])
        await trx.insertInto('operator_vouches').values({ operator_id: whose, by, act: 'restored' }).execute();
      return { value: { operatorId: whose }, subject: subjectOf(whose), detail: { reason: why } };
    },
  }),

  giveFactorLink: writing({
    about:
      'Makes the link by which a colleague registers another second factor. For the two people who have taken the lost one away, for a week, until it is registered; a new link ends the one before.',
    roles: CONFIRMERS,
    signatures: { one: 'Two people have taken the lost factor away before.' },
    input: { operatorId },
    run: async ({ trx, operator, now, deps }, { operatorId: whose }) => {
      await lockOperator(trx, whose);
      const replaced = await trx
        .selectFrom('proposals')
        .select('id')
        .where('operation', '=', REPLACE)
        .where('subject', '=', subjectOf(whose))
        .where('state', '=', 'CONFIRMED')
        .where('decided_at', '>', new Date(now.getTime() - WEEK_MS))
        .where((eb) => eb.or([eb('proposer_id', '=', operator.id), eb('decided_by_id', '=', operator.id)]))
        .executeTakeFirst();
      if (!replaced) throw new Refused('not-yours', 'Two people take a lost factor away first, and give the link then.');
      if ((await factorsOf(trx, whose)).length > 0)
        throw new Refused('wrong-state', 'This account has a second factor. Take it away first, by two people.');
      await trx.insertInto('operator_vouches').values({ operator_id: whose, by: operator.id, act: 'restored' }).execute();
      const link = await makeLink(trx, deps.ports, whose);
      return { value: { path: pathOfLink(link) }, subject: subjectOf(whose), detail: {} };
    },
  }),
} as const;
