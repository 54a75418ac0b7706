import { expect, it } from 'vitest';
import { lightPreloads } from './lightPreloads.ts';

const late = { hostType: 'js' } as const;
const beside = ['assets/Tabs-B1.js', 'assets/index-a_9.js', 'assets/libraries-Z-0.js', 'assets/rolldown-runtime-c.js', 'assets/dist-77.js'];
const ground = ['assets/ground-d_1.js', 'assets/ground-e-2.css'];

it('a late chunk preloads its imports, without the chunk itself and what every page has', () => {
  expect(lightPreloads('assets/Tabs-B1.js', [...beside, ...ground], late)).toEqual(['assets/dist-77.js']);
});

it('the preloads of the page itself are not changed', () => {
  const first = ['assets/libraries-Z-0.js', 'assets/rolldown-runtime-c.js'];
  expect(lightPreloads('assets/index-a_9.js', first, { hostType: 'html' })).toEqual(first);
});

it('the chunks of every page are recognised by their whole name', () => {
  const similar = ['assets/indexOfGames-1.js', 'assets/librariesOfArt-1.js'];
  expect(lightPreloads('assets/Lobby-1.js', similar, late)).toEqual(similar);
});
