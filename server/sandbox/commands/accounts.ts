import { hash } from '@node-rs/argon2';
import { seedDemoAwards } from '../demo/demoAwards.ts';
import { skipTour } from '#server/content/dialogs/index.ts';
import { balancesOf, fundPlayer, openPlayerWallet } from '#server/modules/wallet/index.ts';
import { enrolPerson } from '#server/modules/persons/index.ts';
import { regionOfCode } from '#server/platform/regions/regions.ts';
import { applyWord } from '#server/modules/payments/vendor/index.ts';
import { forgetOwnFailures } from '#server/modules/identity/sessions/index.ts';
import { createDeposit } from '#server/modules/payments/deposits/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { Conflict, defineCommand, type SandboxDeps } from '../command.ts';
import { ownPersonOf } from '../ownPerson.ts';
import { playerBy } from '../playerBy.ts';

const MOST_CENTS = 100_000_000;
const MOST_HOURS = 8_784;
const PASSWORD = 'Linemaker-demo-1';
/** Hashes cheaply, because the password is public. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

const stateOf = async ({ db }: SandboxDeps, playerId: string) => {
  const { cash, bonus } = await balancesOf(db, playerId);
  return { playerId, cashCents: Number(cash), bonusCents: Number(bonus) };
};

const casinoClosedFor = (hours: number, now: Date) => ({
  casino_restricted_at: hours === 0 ? null : now,
  casino_restricted_until: hours === 0 ? null : new Date(now.getTime() + hours * 3_600_000),
});

const dueNow = ({ db, ports }: Pick<SandboxDeps, 'db' | 'ports'>, playerId: string) =>
  db
    .updateTable('sessions')
    .set({ reality_checked_at: new Date(ports.now().getTime() - 3_600_000) })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute();

/** Credits a card deposit. Throws `Conflict` if the deposit is refused. */
async function deposit(deps: SandboxDeps, { id: playerId, currency }: { readonly id: string; readonly currency: string }, cents: bigint) {
  const wish = {
    amountCents: cents,
    providerId: 'debit-card',
    methodId: null,
    promotionCode: null,
    isQuick: false,
    cardGateway: 'DIRECT' as const,
    facilityId: null,
  };
  await deps.register.ensure(playerId);
  const { reference, userErrors } = await withTransaction(deps.db, (trx) => createDeposit(wish, deps.ports, null)(trx, playerId));
  if (reference === undefined) throw new Conflict(userErrors[0]?.message ?? 'The deposit was refused.');
  await applyWord(deps, { direction: 'in', reference, status: 'APPROVED', amountCents: cents, currency, method: null });
}

export const account = defineCommand({
  path: 'account',
  about:
    'Changes a player by email: unlock resets failed logins, fundCents adds cash without a payment, depositCents a deposit by card, restricted suspends, casinoRestrictedHours closes the casino to them (0 opens it), requiresAcknowledgement asks for the responsible-gaming notice, realityCheckDue asks to read how the session goes, endSession logs out.',
  fields: [
    'email',
    'unlock',
    'fundCents',
    'depositCents',
    'restricted',
    'casinoRestrictedHours',
    'requiresAcknowledgement',
    'realityCheckDue',
    'endSession',
  ],
  read: (fields) => ({
    email: fields.text('email'),
    unlock: fields.has('unlock') && fields.flag('unlock'),
    fundCents: fields.has('fundCents') ? fields.whole('fundCents', 1, MOST_CENTS) : 0,
    depositCents: fields.has('depositCents') ? fields.whole('depositCents', 1, MOST_CENTS) : 0,
    casinoHours: fields.has('casinoRestrictedHours') ? fields.whole('casinoRestrictedHours', 0, MOST_HOURS) : null,
    endSession: fields.has('endSession') && fields.flag('endSession'),
    realityCheckDue: fields.has('realityCheckDue') && fields.flag('realityCheckDue'),
    changes: {
      ...(fields.has('restricted') ? { is_restricted: fields.flag('restricted') } : {}),
      ...(fields.has('requiresAcknowledgement') ? { requires_rg_acknowledgement: fields.flag('requiresAcknowledgement') } : {}),
    },
  }),
  run: async (deps, { email, unlock, fundCents, depositCents, casinoHours, endSession, realityCheckDue, changes }) => {
    const player = await playerBy(deps, email);
    const closing = casinoHours === null ? {} : casinoClosedFor(casinoHours, deps.ports.now());
    const all = { ...changes, ...closing, ...(unlock ? { failed_logins: 0, locked_at: null } : {}) };
    if (Object.keys(all).length > 0) await deps.db.updateTable('players').set(all).where('id', '=', player.id).execute();
    if (unlock) await forgetOwnFailures(deps.db, player.id);
    if (fundCents > 0)
      await fundPlayer(deps, { playerId: player.id, cents: BigInt(fundCents), reference: `sandbox-${deps.ports.newId()}` });
    if (depositCents > 0) await deposit(deps, player, BigInt(depositCents));
    if (realityCheckDue) await dueNow(deps, player.id);
    const open = endSession
      ? await deps.db.selectFrom('sessions').select('id').where('player_id', '=', player.id).where('ended_at', 'is', null).execute()
      : [];
    for (const { id } of open) await deps.identity.endSession(id, 'sandbox');
    return stateOf(deps, player.id);
  },
});

export const players = defineCommand({
  path: 'players',
  about:
    "Makes a fresh player with cash (cents, default 100000) in a region (default the sandbox's) and answers the credentials. isNewcomer: meets the tour and the first choices. hasRewards: one award of every kind, as the demo player.",
  fields: ['cents', 'region', 'isNewcomer', 'hasRewards'],
  read: (fields) => {
    const region = fields.has('region') ? fields.text('region') : null;
    if (region !== null && !regionOfCode(region)) fields.problems.push(`region ${region} is not known.`);
    const isNewcomer = fields.has('isNewcomer') && fields.flag('isNewcomer');
    const hasRewards = fields.has('hasRewards') && fields.flag('hasRewards');
    return { cents: fields.has('cents') ? fields.whole('cents', 0, MOST_CENTS) : 100_000, region, isNewcomer, hasRewards };
  },
  run: async (deps, { cents, region: wanted, isNewcomer, hasRewards }) => {
    const id = deps.ports.newId();
    const region = wanted ?? deps.config.defaultRegion;
    const currency = regionOfCode(region)?.currency ?? 'USD';
    const email = `player-${id}@linemaker.test`;
    const person = await ownPersonOf(deps.db, id);
    await deps.db
      .insertInto('players')
      .values({
        id,
        email,
        username: `player-${id.slice(-6)}`,
        password_hash: await hash(PASSWORD, CHEAP),
        first_name: person.firstName,
        last_name: person.lastName,
        birth_date: person.birthDate,
        region,
        currency,
        reality_check_minutes: null,
        casino_balance_usage: isNewcomer ? null : 'CASH_FIRST',
        created_at: deps.ports.now(),
      })
      .execute();
    await withTransaction(deps.db, (trx) => enrolPerson(trx, deps, id, person));
    if (!isNewcomer) await skipTour(deps.db, id, deps.ports.now());
    await openPlayerWallet(deps, { playerId: id, currency });
    if (cents > 0) await fundPlayer(deps, { playerId: id, cents: BigInt(cents), reference: `sandbox-${id}` });
    if (hasRewards) await seedDemoAwards(deps.db, id, deps.ports.now());
    return { ...(await stateOf(deps, id)), email, password: PASSWORD, region, currency };
  },
});
