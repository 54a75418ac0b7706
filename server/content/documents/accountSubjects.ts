import { rgSubjectOf } from '#server/modules/responsibleGaming/rules/index.ts';
import { awardSection, awardSections } from '#server/modules/rewards/index.ts';
import type { AccountSurface } from './accountRoutes.ts';

type Params = Readonly<Record<string, string>>;
type Found = { readonly params: Params; readonly names: Readonly<Record<string, string>> };
type Address = { readonly path: string; readonly name: string };

const itself = (params: Params): Found => ({ params, names: {} });

export const accountSubjects: { readonly [S in AccountSurface]: (params: Params) => Found | null } = {
  'account-summary': itself,
  'history-transactions': itself,
  'history-betting': itself,
  'history-casino': itself,
  'casino-session': itself,
  'casino-round': itself,
  awards: itself,
  'award-section': (params) => {
    const section = awardSection(params['sectionId'] ?? '');
    return section && { params, names: { section: section.label } };
  },
  help: itself,
  'linked-accounts': itself,
  loyalty: itself,
  referrals: itself,
  'responsible-gaming': itself,
  'limit-history': itself,
  'limits-set-by-us': itself,
  limit: (params) => {
    const { limit = '', period } = params;
    const path = period === undefined ? limit : `${limit}/${period}`;
    const subject = rgSubjectOf(path);
    return subject && { params: { limit: path }, names: { limit: subject.title } };
  },
  'address-document': itself,
  'account-settings': itself,
  'account-security': itself,
  taxes: itself,
  'update-password': itself,
  deposit: itself,
  withdrawal: itself,
  'wallet-receipt': itself,
  // Defaults to a withdrawal: only Interac's address has no transaction type, and Interac is only for withdrawals.
  gateway: (params) => ({ params, names: { payment: params['transactionType'] === 'deposit' ? 'Payment' : 'Withdrawal' } }),
  'wire-transfer': itself,
  'cash-at-casino': itself,
};

const only = (path: string, name: string) => (): readonly Address[] => [{ path, name }];

export const accountAddresses: { readonly [S in AccountSurface]: () => readonly Address[] } = {
  'account-summary': only('/account/summary', 'Account summary'),
  'history-transactions': only('/account/history/transactions', 'Transactions'),
  'history-betting': only('/account/history/betting', 'Betting history'),
  'history-casino': only('/account/history/casino', 'Casino history'),
  'casino-session': only('/account/history/casino/session', 'A casino session'),
  'casino-round': only('/account/history/casino/round/round', 'A casino round'),
  awards: only('/account/award-details', 'Awards'),
  'award-section': () => awardSections.map(({ id, label }) => ({ path: `/account/award-details/${id}`, name: label })),
  help: only('/account/help', 'Help'),
  'linked-accounts': only('/account/linked-accounts', 'Linked accounts'),
  loyalty: only('/account/pennplay', 'Loyalty'),
  referrals: only('/account/referrals', 'Referrals'),
  'responsible-gaming': only('/account/responsible-gaming', 'Responsible gaming'),
  'limit-history': only('/account/responsible-gaming/history', 'Limit history'),
  'limits-set-by-us': only('/account/responsible-gaming/limits-set-by-us', 'Limits set by us'),
  limit: only('/account/responsible-gaming/deposit/daily', 'A limit'),
  'address-document': only('/account/settings/address-document', 'Proof of address'),
  'account-settings': only('/account/settings/content', 'Settings'),
  'account-security': only('/account/settings/security', 'Security'),
  taxes: only('/account/taxes', 'Tax forms'),
  'update-password': only('/account/update-password', 'Update password'),
  deposit: only('/account/wallet/deposit', 'Deposit'),
  withdrawal: only('/account/wallet/withdrawal', 'Withdrawal'),
  'wallet-receipt': only('/account/wallet/receipt/receipt', 'A receipt'),
  gateway: only('/account/wallet/deposit/gateway', 'Payment page'),
  'wire-transfer': only('/account/wire-transfer', 'Wire transfer'),
  'cash-at-casino': only('/account/cash-at-casino', 'Cash at casino'),
};
