/** The only list of what the console can do. An operation that is not here does not exist. */
import type { Operation } from '../operation.ts';
import { draftOperations } from './drafts.ts';
import { houseOperations } from './house.ts';
import { playerOperations } from './players.ts';
import { publishedOperations } from './published.ts';
import { quarantineOperations } from './quarantine.ts';
import { releaseOperations } from './releases.ts';
import { reviewOperations } from './review.ts';
import { targetingOperations } from './targeting.ts';

export const operations: Readonly<Record<string, Operation>> = {
  ...draftOperations,
  ...reviewOperations,
  ...publishedOperations,
  ...releaseOperations,
  ...targetingOperations,
  ...quarantineOperations,
  ...playerOperations,
  ...houseOperations,
};
