export { sweepCodes } from './codes.ts';
export { type Keys, openKeys } from './keys.ts';
export { isChallenge, isState } from './pkce.ts';
export { type Sealing, sealingBy } from './seal.ts';
export { sweepTokens } from './sweepTokens.ts';
export { ACCESS_TOKEN_SECONDS, type AccessClaims } from './tokens.ts';
