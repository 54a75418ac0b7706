import type { Brand } from '#src/brand/contract.ts';
import copy from './copy.json' with { type: 'json' };
import house from './house.json' with { type: 'json' };
import logo from './logo.svg';
import { tokens } from './tokens.ts';

export const brand: Brand = {
  id: 'tsc',
  name: house.name,
  logo: { onChrome: logo, width: 88, height: 32, markWidth: 32 },
  tokens,
  copy: copy.voice,
  words: copy.words,
  footerRows: [3, 4, 3],
  linkHosts: house.linkHosts,
  options: {
    modes: ['light', 'dark'],
    prefersDark: true,
    sportsbook: house.sportsbook,
    casino: true,
    accountLinking: false,
    header: 'surface',
    headings: 'sentence',
    drawings: 'confetti',
    bottomBar: ['home', 'slots', 'search', 'lobby', 'promotions'],
  },
};
