import { createStore, type StoreApi } from 'zustand/vanilla';
import { initialBetslip } from '../initialBetslip.ts';
import type { BetslipState } from '../types.ts';

export const createSlipStore = (): StoreApi<BetslipState> => createStore<BetslipState>(() => initialBetslip);
