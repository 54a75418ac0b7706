import { FEED } from '#server/modules/trading/proposals/index.ts';
import type { Signed } from '../operation.ts';

/** Origin that results, grades and voids keep. */
export const originOf = (signed: Signed): string => `${signed.proposer.id === FEED.id ? '' : 'trader:'}${setterOf(signed)}`;

/** Both people, for settings' history. */
export const setterOf = ({ proposer, confirmer }: Signed): string =>
  confirmer ? `${proposer.email}, confirmed by ${confirmer.email}` : proposer.email;
