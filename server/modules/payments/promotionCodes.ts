import { type Cents, formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { houseAccount, type Journal, playerAccount } from '#server/modules/wallet/ledger/index.ts';
import { accountsOf } from '#server/modules/persons/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { Deposit } from './types.ts';

type DepositCode = {
  readonly code: string;
  readonly creditCents: Cents;
  readonly leastCents: Cents;
  readonly endsAt: Date | null;
};

const codes: readonly DepositCode[] = [
  { code: 'WELCOME25', creditCents: 2_500n, leastCents: 5_000n, endsAt: null },
  { code: 'SUMMER10', creditCents: 1_000n, leastCents: 2_000n, endsAt: new Date('2026-09-01T04:00:00Z') },
];

export type CodeStatus = 'EXPIRED' | 'UNKNOWN' | 'USED' | 'VALID';
export type CodeAnswer = { readonly status: CodeStatus; readonly message: string; readonly leastCents: Cents };

const named = (written: string): DepositCode | undefined => codes.find(({ code }) => code === written.trim().toUpperCase());
const referenceOf = ({ code }: DepositCode, playerId: string): string => `deposit-code:${code}:${playerId}`;

async function isUsed(trx: Trx, code: DepositCode, playerId: string): Promise<boolean> {
  const past = await trx
    .selectFrom('ledger_journals')
    .select('id')
    .where('kind', '=', 'credit-granted')
    .where(
      'reference',
      'in',
      (await accountsOf(trx, playerId)).map((account) => referenceOf(code, account)),
    )
    .executeTakeFirst();
  return past !== undefined;
}

export async function checkCode(trx: Trx, playerId: string, written: string, now: Date): Promise<CodeAnswer> {
  const code = named(written);
  const answer = (status: CodeStatus, message: string): CodeAnswer => ({ status, message, leastCents: code?.leastCents ?? 0n });
  if (!code) return answer('UNKNOWN', t`This promotion code is not valid. Check it and try again.`);
  if (code.endsAt !== null && code.endsAt <= now) return answer('EXPIRED', t`This promotion has ended.`);
  if (await isUsed(trx, code, playerId)) return answer('USED', t`You have already used this promotion code.`);
  return answer('VALID', t`Get ${formatCents(code.creditCents)} in credits when you deposit ${formatCents(code.leastCents)} or more.`);
}

export async function hasOpenCode(trx: Trx, playerId: string, now: Date): Promise<boolean> {
  for (const { code } of codes) if ((await checkCode(trx, playerId, code, now)).status === 'VALID') return true;
  return false;
}

/** Ledger journal that credits the deposit's promotion, or an empty list. Lock the wallet first. */
export async function creditOf(trx: Trx, deposit: Deposit, now: Date): Promise<Journal[]> {
  const code = deposit.promotion_code === null ? undefined : named(deposit.promotion_code);
  if (!code || BigInt(deposit.amount) < code.leastCents || (await isUsed(trx, code, deposit.player_id))) return [];
  return [
    {
      kind: 'credit-granted',
      reference: referenceOf(code, deposit.player_id),
      round: 0,
      recordedAt: now,
      entries: [
        { account: playerAccount(deposit.player_id, 'player-bonus'), cents: code.creditCents },
        { account: houseAccount('house-promotions', deposit.currency), cents: -code.creditCents },
      ],
    },
  ];
}
