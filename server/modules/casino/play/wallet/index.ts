export { type GameProvider, isWalletOperation, readWalletCall, WALLET_AUDIENCE, WALLET_TYPE } from './provider.ts';
export { answerWallet } from './wallet.ts';
