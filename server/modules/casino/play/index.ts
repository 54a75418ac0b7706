/** The door: games that are played for money, by a provider who draws and decides them. */
export { resolveRounds } from './interrupted.ts';
export { closeSession, isLaunchId, type Launched, launchForMoney, launchForPractice } from './launch.ts';
export { failed, type LaunchError } from './launchErrors.ts';
