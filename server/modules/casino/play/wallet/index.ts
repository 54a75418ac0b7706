export { type GameProvider, isWalletAct, readWalletCall, WALLET_AUDIENCE, WALLET_TYPE } from './provider.ts';
export { answerWallet } from './wallet.ts';
