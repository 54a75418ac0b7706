import { membersOf } from '#src/shared/values/plainObject.ts';
import { listPlayerFunds } from '#server/modules/wallet/index.ts';
import { regions } from '#server/platform/regions/regions.ts';
import { knownSurfaces, lastBuilds } from '#server/content/index.ts';
import { kinds } from '#server/kinds/index.ts';
import { verifyAudit } from '../audit.ts';
import { forgetOwnFailures } from '../devices.ts';
import { isDemoLogin } from '../factors/index.ts';
import { group, hash, id, optional, reason, whole } from '../fields.ts';
import { CONFIRMERS, EVERYBODY, proposing, reading } from '../operation.ts';
import { planOfSetting } from '../proposals/settings.ts';
import { vouchTogether } from '../proposals/signers.ts';
import { Refused } from '../refusal.ts';

export const houseOperations = {
  describeHouse: reading({
    about:
      'What there is to choose from: brands, regions that are served, surfaces that documents fill, kinds with their families, the last builds of the client.',
    roles: EVERYBODY,
    signatures: 'none',
    input: {},
    run: async ({ deps, trx }) => ({
      value: {
        brands: deps.config.brands,
        regions: regions.filter(({ isServed }) => isServed).map(({ code, name, country }) => ({ code, name, country })),
        surfaces: knownSurfaces,
        kinds: Object.entries(kinds).map(([name, { family }]) => ({ name, family })),
        builds: await lastBuilds(trx),
      },
    }),
  }),

  listOperators: reading({
    about: 'Who has an account, with which role, who logged in when, whose login is locked, and who has no second factor.',
    roles: EVERYBODY,
    signatures: 'none',
    input: {},
    run: async ({ trx, deps }) => {
      const operators = await trx
        .selectFrom('operators')
        .select(['id', 'email', 'name', 'role', 'locked_at as lockedAt', 'signs_from as signsFrom'])
        .select((eb) =>
          eb
            .exists(eb.selectFrom('operator_factors').whereRef('operator_id', '=', 'operators.id').where('removed_at', 'is', null))
            .$castTo<boolean>()
            .as('hasOwn'),
        )
        .select((eb) =>
          eb
            .selectFrom('operator_sessions')
            .select((of) => of.fn.max('started_at').as('at'))
            .whereRef('operator_sessions.operator_id', '=', 'operators.id')
            .as('lastLoginAt'),
        )
        .orderBy('email')
        .execute();
      return {
        value: { operators: operators.map(({ hasOwn, ...one }) => ({ ...one, hasFactor: hasOwn || isDemoLogin(one.id, deps.config) })) },
      };
    },
  }),

  unlockOperator: proposing({
    about:
      'Proposes to unlock a colleague’s login after failed attempts. Neither who proposes nor who confirms it signs together with the colleague within 7 days.',
    roles: ['compliance'],
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: { operatorId: id('operator'), reason },
    plan: async ({ trx, operator }, { operatorId }, isLocking) => {
      if (operatorId === operator.id) throw new Refused('own-work', 'Nobody unlocks himself.');
      const found = await trx
        .selectFrom('operators')
        .select(['email', 'locked_at'])
        .where('id', '=', operatorId)
        .$if(isLocking, (query) => query.forUpdate())
        .executeTakeFirst();
      if (!found) throw new Refused('not-found', 'There is no such operator.');
      return planOfSetting(`operator:${operatorId}`, `The login of ${found.email} is unlocked.`, {
        lockedAt: found.locked_at?.toISOString() ?? null,
      });
    },
    apply: async ({ trx }, { operatorId, reason: why }, signed) => {
      await trx.updateTable('operators').set({ failed_logins: 0, locked_at: null }).where('id', '=', operatorId).execute();
      await forgetOwnFailures(trx, operatorId);
      await vouchTogether(trx, signed, operatorId, 'unlocked');
      return { value: { operatorId }, subject: `operator:${operatorId}`, detail: { reason: why } };
    },
  }),

  readAudit: reading({
    about: 'The audit, newest first, below a number.',
    roles: ['approver', 'compliance'],
    signatures: 'none',
    input: {
      below: optional(whole('Entries with smaller numbers.', 1, 1_000_000_000)),
      limit: optional(whole('At most so many.', 1, 200)),
    },
    run: async ({ trx }, { below, limit }) => {
      const newest = trx
        .selectFrom('audit_entries')
        .selectAll()
        .orderBy('seq', 'desc')
        .limit(limit ?? 50);
      const entries = await (below === undefined ? newest : newest.where('seq', '<', String(below))).execute();
      return {
        value: { entries: entries.map((entry) => ({ ...entry, seq: Number(entry.seq), detail: membersOf(JSON.parse(entry.detail)) })) },
      };
    },
  }),

  listPlayerFunds: reading({
    about:
      'What belonged to players at the midnight that ends each day of the house (New York) and in each currency, newest first, in cents: balances, pending withdrawals, stakes in play. The variance is what the ledger says otherwise, and is 0.',
    roles: ['approver', 'compliance'],
    signatures: 'none',
    input: { limit: optional(whole('At most so many.', 1, 400)) },
    run: async ({ trx }, { limit }) => ({ value: { reports: await listPlayerFunds(trx, limit ?? 31) } }),
  }),

  verifyAudit: reading({
    about:
      'Reads the whole chain and names the first entry that does not fit. A head that was noted elsewhere also finds a chain written anew.',
    roles: ['approver', 'compliance'],
    signatures: 'none',
    input: { noted: optional(group('A head noted earlier.', { seq: whole('Its number.', 1, 1_000_000_000), hash: hash('Its hash.') })) },
    run: async ({ trx }, { noted }) => ({ value: await verifyAudit(trx, noted ?? null) }),
  }),
} as const;
