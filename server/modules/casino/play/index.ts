export { resolveGameRounds } from './interrupted.ts';
export { closeSession, isLaunchId, type Launched, launchForMoney, launchForPractice } from './launch.ts';
export { failed, type LaunchError } from './launchErrors.ts';
