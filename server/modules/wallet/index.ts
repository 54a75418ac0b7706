export { lockWallet, walletOf, walletQuery } from './lockWallet.ts';
export { listPlayerFunds, reportPlayerFunds } from './playerFunds.ts';
export { balancesIn, balancesOf, fundPlayer, grantCredit, openPlayerWallet, type PlayerBalances, notifyBalance } from './wallets.ts';
