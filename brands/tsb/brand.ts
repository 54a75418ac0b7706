import type { Brand } from '#src/brand/contract.ts';
import copy from './copy.json' with { type: 'json' };
import house from './house.json' with { type: 'json' };
import logo from './logo.svg';
import { tokens } from './tokens.ts';

export const brand: Brand = {
  id: 'tsb',
  name: house.name,
  logo: { onChrome: logo, width: 89.5, height: 32, markWidth: 32 },
  tokens,
  copy: copy.voice,
  words: copy.words,
  footerRows: [4, 4, 4],
  linkHosts: house.linkHosts,
  options: {
    modes: ['light', 'dark'],
    prefersDark: false,
    sportsbook: true,
    casino: true,
    accountLinking: false,
    header: 'solid',
    headings: 'sentence',
    drawings: 'cloud',
    bottomBar: ['home', 'live', 'search', 'my-bets', 'betslip'],
  },
};
