export { LIMITED_SECONDS, sweepLimitedTokens } from './limitedTokens.ts';
export { type CodeSource, takeProof } from './sessionCodes.ts';
