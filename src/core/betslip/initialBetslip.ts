import type { BetslipState } from './types.ts';

// A file of its own, because the reducer loads later.
export const initialBetslip: BetslipState = {
  owner: { type: 'unknown' },
  transfer: 'not-transferred',
  slip: null,
  heldSlip: null,
  teaserSeen: null,
  intents: [],
  sentIntentId: null,
  nextIntentId: 1,
  typed: {},
  offers: {},
  tab: 'straight',
  autoAccept: false,
  keepsSelections: false,
  reusable: [],
  refusals: [],
  placement: { at: 'idle' },
  quick: { at: 'idle' },
};
