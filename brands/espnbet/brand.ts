import type { Brand } from '#src/brand/contract.ts';
import copy from './copy.json' with { type: 'json' };
import house from './house.json' with { type: 'json' };
import logo from './logo.svg';
import { tokens } from './tokens.ts';

export const brand: Brand = {
  id: 'espnbet',
  name: house.name,
  logo: { onChrome: logo, width: 147.64, height: 32, markWidth: 31 },
  tokens,
  copy: copy.voice,
  words: copy.words,
  footerRows: [4, 4, 3],
  linkHosts: house.linkHosts,
  options: {
    modes: ['light', 'dark'],
    prefersDark: false,
    sportsbook: true,
    casino: true,
    accountLinking: house.accountLinking,
    header: 'solid',
    headings: 'caps',
    drawings: 'bars',
    bottomBar: ['home', 'live', 'search', 'my-bets', 'betslip'],
  },
};
