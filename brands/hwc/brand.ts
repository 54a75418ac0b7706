import type { Brand } from '#src/brand/contract.ts';
import copy from './copy.json' with { type: 'json' };
import house from './house.json' with { type: 'json' };
import logo from './logo.svg';
import { tokens } from './tokens.ts';

export const brand: Brand = {
  id: 'hwc',
  name: house.name,
  logo: { onChrome: logo, width: 102.5, height: 32, markWidth: 34 },
  tokens,
  copy: copy.voice,
  words: copy.words,
  footerRows: [3, 4, 3],
  linkHosts: house.linkHosts,
  options: {
    modes: ['light', 'dark'],
    prefersDark: false,
    sportsbook: house.sportsbook,
    casino: true,
    accountLinking: false,
    header: 'solid',
    headings: 'sentence',
    drawings: 'arch',
    bottomBar: ['home', 'lobby', 'search', 'promotions', 'rewards'],
  },
};
