export { namedIn } from './passkeyLogIn.ts';
export { sweepChallenges } from './challenges.ts';
export { MOST_PASSKEYS, type OwnPasskey, type PasskeyRefusal, passkeysOf } from './ownPasskeys.ts';
