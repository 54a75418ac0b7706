import type { Cents } from '#src/shared/money/money.ts';
import { seedDemoAwards } from './demoAwards.ts';
import { ACCOUNTS, DEMO_READER } from '../partner/accounts.ts';
import { skipTour } from '#server/content/dialogs/index.ts';
import { ACCOUNT_TYPE } from '#server/modules/identity/linking/index.ts';
import { hashPassword } from '#server/modules/identity/passwords/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { seedDemoBets } from './demoBets.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { balancesOf, fundPlayer, grantCredit, openPlayerWallet } from '#server/modules/wallet/index.ts';

export const DEMO_PASSWORD = 'Linemaker-demo-1';

export type DemoAccount = {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly region: string;
  readonly currency: 'CAD' | 'USD';
  readonly cashCents: Cents;
  readonly hasBets: boolean;
  /** True for a player who has not seen the tour and has no preferences. */
  readonly isNewcomer: boolean;
};

export const demoAccounts: readonly DemoAccount[] = [
  {
    id: 'demo',
    email: 'demo@linemaker.test',
    username: 'demo',
    firstName: 'Dana',
    lastName: 'Mori',
    birthDate: '1984-03-17',
    region: 'US-NJ',
    currency: 'USD',
    cashCents: 100_000n,
    hasBets: true,
    isNewcomer: false,
  },
  {
    id: 'new',
    email: 'new@linemaker.test',
    username: 'new',
    firstName: 'Noor',
    lastName: 'Ellis',
    birthDate: '1992-08-05',
    region: 'US-NJ',
    currency: 'USD',
    cashCents: 50_000n,
    hasBets: false,
    isNewcomer: true,
  },
  {
    id: 'ontario',
    email: 'ontario@linemaker.test',
    username: 'ontario',
    firstName: 'Olivia',
    lastName: 'Tremblay',
    birthDate: '1979-11-26',
    region: 'CA-ON',
    currency: 'CAD',
    cashCents: 75_000n,
    hasBets: false,
    isNewcomer: false,
  },
];

/** Writes missing accounts. Run after `seedWorld`, because the accounts' bets need games. */
export async function seedDemoAccounts(deps: DomainDeps): Promise<readonly DemoAccount[]> {
  const existing = new Set(
    (
      await deps.db
        .selectFrom('players')
        .select('id')
        .where(
          'id',
          'in',
          demoAccounts.map(({ id }) => id),
        )
        .execute()
    ).map(({ id }) => id),
  );
  for (const account of demoAccounts) {
    if (!existing.has(account.id)) await insertPlayer(deps, account, await hashPassword(DEMO_PASSWORD));
    await openPlayerWallet(deps, { playerId: account.id, currency: account.currency });
    if (account.hasBets) await seedDemoBets(deps, account.id);
    if (account.hasBets) await seedRewards(deps, account.id);
    await fillUp(deps, account);
  }
  return demoAccounts;
}

const DEMO_CREDIT: Cents = 2_000n;

async function seedRewards(deps: DomainDeps, playerId: string): Promise<void> {
  await seedDemoAwards(deps.db, playerId, deps.ports.now());
  await grantCredit(deps, { playerId, cents: DEMO_CREDIT, reference: `demo-credit-${playerId}` });
}

async function insertPlayer({ db, ports }: DomainDeps, account: DemoAccount, passwordHash: string): Promise<void> {
  await db
    .insertInto('players')
    .values({
      id: account.id,
      email: account.email,
      username: account.username,
      password_hash: passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      birth_date: account.birthDate,
      region: account.region,
      currency: account.currency,
      reality_check_minutes: null,
      casino_balance_usage: account.isNewcomer ? null : 'CASH_FIRST',
      created_at: ports.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (!account.isNewcomer) await skipTour(db, account.id, ports.now());
  if (account.hasBets) await linkReader(db, account.id, ports.now());
}

async function linkReader(db: DomainDeps['db'], playerId: string, now: Date): Promise<void> {
  const { name: label, favorites } = ACCOUNTS.get(DEMO_READER) ?? { name: '', favorites: [] };
  await db
    .insertInto('linked_accounts')
    .values({ player_id: playerId, account_type: ACCOUNT_TYPE, subject: DEMO_READER, label, linked_at: now, favorites: [...favorites] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function fillUp(deps: DomainDeps, { id, cashCents }: DemoAccount): Promise<void> {
  const reference = `demo-opening-${id}`;
  const isFilled = await withTransaction(deps.db, (trx) =>
    trx.selectFrom('ledger_journals').select('id').where('kind', '=', 'funding').where('reference', '=', reference).executeTakeFirst(),
  );
  if (isFilled) return;
  const { cash } = await balancesOf(deps.db, id);
  if (cash < cashCents) await fundPlayer(deps, { playerId: id, cents: cashCents - cash, reference });
}
