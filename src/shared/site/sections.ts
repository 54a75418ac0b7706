import { isKeyOf } from '../values/isKeyOf.ts';

const SECTIONS = { search: 'browse', sport: 'sports', 'my-bets': 'my_bets', live: 'live', casino: 'casino', '': 'home' } as const;

/** Part of the way around that a path belongs to; null where it belongs to none (product §2). */
type NavigationSection = (typeof SECTIONS)[keyof typeof SECTIONS];

export function navigationSectionOf(path: string): NavigationSection | null {
  const room = path.split('/')[1] ?? '';
  return isKeyOf(SECTIONS, room) ? SECTIONS[room] : null;
}

/** Which of the two lists of bets a path shows. */
export const betsSliderOf = (path: string): 'open' | 'settled' => (path.includes('/settled') ? 'settled' : 'open');

const REWARDS = {
  bonuses: 'bonuses',
  'free-bets': 'free_bets',
  'free-rounds': 'free_rounds',
  history: 'history',
  'promotional-credits': 'credits',
} as const;

/** Which list of rewards a path shows; null where it shows another, or none. */
export function rewardSliderOf(path: string): (typeof REWARDS)[keyof typeof REWARDS] | null {
  const list = /^\/account\/award-details\/([^/]+)/.exec(path)?.[1] ?? '';
  return isKeyOf(REWARDS, list) ? REWARDS[list] : null;
}
