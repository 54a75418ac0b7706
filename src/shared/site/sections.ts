import { isKeyOf } from '../values/isKeyOf.ts';

const SECTIONS = { search: 'browse', sport: 'sports', 'my-bets': 'my_bets', live: 'live', casino: 'casino', '': 'home' } as const;

/** Sections of the site (product §2). */
type NavigationSection = (typeof SECTIONS)[keyof typeof SECTIONS];

export function navigationSectionOf(path: string): NavigationSection | null {
  const room = path.split('/')[1] ?? '';
  return isKeyOf(SECTIONS, room) ? SECTIONS[room] : null;
}

export const betsSliderOf = (path: string): 'open' | 'settled' => (path.includes('/settled') ? 'settled' : 'open');

const REWARDS = {
  bonuses: 'bonuses',
  'free-bets': 'free_bets',
  'free-rounds': 'free_rounds',
  history: 'history',
  'promotional-credits': 'credits',
} as const;

export function rewardSliderOf(path: string): (typeof REWARDS)[keyof typeof REWARDS] | null {
  const list = /^\/account\/award-details\/([^/]+)/.exec(path)?.[1] ?? '';
  return isKeyOf(REWARDS, list) ? REWARDS[list] : null;
}
