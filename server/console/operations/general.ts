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

export const generalOperations = {
  describeHouse: reading({
    about: 'Lists brands, served regions, surfaces of documents, kinds with their families, and the latest client builds.',
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
    about: 'Lists operators: role, last login, locked logins, missing second factors.',
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
      'Proposes to unlock a colleague’s login after failed attempts. For 7 days neither proposer nor confirmer can sign together with the colleague.',
    roles: ['compliance'],
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: { operatorId: id('operator'), reason },
    plan: async ({ trx, operator }, { operatorId }, isLocking) => {
      if (operatorId === operator.id) throw new Refused('own-work', 'You can’t unlock your own login. Ask two colleagues.');
      const found = await trx
        .selectFrom('operators')
        .select(['email', 'locked_at'])
        .where('id', '=', operatorId)
        .$if(isLocking, (query) => query.forUpdate())
        .executeTakeFirst();
      if (!found) throw new Refused('not-found', 'This operator does not exist.');
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
    about: 'Reads audit entries below a number, newest first.',
    roles: ['approver', 'compliance'],
    signatures: 'none',
    input: {
      below: optional(whole('Only entries with smaller numbers.', 1, 1_000_000_000)),
      limit: optional(whole('Maximum number of entries.', 1, 200)),
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
      'Lists the funds that belonged to players at the end of each day (midnight in New York), by currency, in cents, newest first: balances, pending withdrawals, stakes in play. The variance against the ledger must be 0.',
    roles: ['approver', 'compliance'],
    signatures: 'none',
    input: { limit: optional(whole('Maximum number of entries.', 1, 400)) },
    run: async ({ trx }, { limit }) => ({ value: { reports: await listPlayerFunds(trx, limit ?? 31) } }),
  }),

  verifyAudit: reading({
    about:
      'Verifies the whole audit chain and names the first entry that does not match. A head noted elsewhere also detects a rewritten chain.',
    roles: ['approver', 'compliance'],
    signatures: 'none',
    input: {
      noted: optional(
        group('Head of the chain noted earlier.', {
          seq: whole('Number of the entry.', 1, 1_000_000_000),
          hash: hash('Hash of the entry.'),
        }),
      ),
    },
    run: async ({ trx }, { noted }) => ({ value: await verifyAudit(trx, noted ?? null) }),
  }),
} as const;
