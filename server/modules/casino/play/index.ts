/** The door: games that are played for money, by a provider who draws and decides them. */
export { resolveRounds } from './interrupted.ts';
export { closeSession, isLaunchId, launchForMoney, launchForPractice, type Launched } from './launch.ts';
export { failed, type LaunchError } from './launchErrors.ts';
export { type GameProvider, isWalletAct, readWalletCall, sessionToken, WALLET_AUDIENCE, WALLET_TYPE } from './wallet/provider.ts';
export { findRound, findSession, isPlaying, listRounds, type RoundView, type SessionView } from './records/views.ts';
export { answerWallet } from './wallet/wallet.ts';
