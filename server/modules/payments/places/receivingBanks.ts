import { readFileSync } from 'node:fs';

type Bank = { readonly name: string; readonly address: string; readonly routingNumber: string; readonly swiftCode: string };
type Account = { readonly bank: string; readonly beneficiary: string; readonly accountNumber: string };
export type ReceivingBank = Bank & Pick<Account, 'accountNumber' | 'beneficiary'>;

const read = JSON.parse(readFileSync(new URL('./receivingBanks.json', import.meta.url), 'utf8')) as {
  readonly isInvented: boolean;
  readonly banks: Readonly<Record<string, Bank>>;
  readonly accounts: Readonly<Record<string, Account>>;
};

export const areBanksInvented = read.isInvented;

export function receivingBankOf({ region, currency }: { readonly region: string; readonly currency: string }): ReceivingBank | null {
  const account = read.accounts[region] ?? read.accounts[currency];
  const bank = account && read.banks[account.bank];
  return bank ? { ...bank, beneficiary: account.beneficiary, accountNumber: account.accountNumber } : null;
}
