import { FEED } from '#server/modules/trading/proposals/index.ts';
import type { Signed } from '../operation.ts';

export const originOf = (signed: Signed): string => `${signed.proposer.id === FEED.id ? '' : 'trader:'}${setterOf(signed)}`;

export const setterOf = ({ proposer, confirmer }: Signed): string =>
  confirmer ? `${proposer.email}, confirmed by ${confirmer.email}` : proposer.email;
