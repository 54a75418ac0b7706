import { isBoolean } from './storage.ts';
import type { LocalItem } from './localState.ts';

export const CASHBACK_NOTICE_HIDDEN: LocalItem<boolean> = {
  key: 'player.cashbackNoticeHidden',
  version: 1,
  isValid: isBoolean,
  initial: false,
};
