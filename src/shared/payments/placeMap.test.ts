import { expect, it } from 'vitest';
import { MAP, mapOf } from './placeMap.ts';

const place = (id: string, number: number, latitude: number, longitude: number) => ({
  ...{ id, name: id, text: '', note: null, isOff: false },
  pin: { number, latitude, longitude },
});
const places = [place('harbor', 1, 39.36, -74.43), place('newark', 2, 40.73, -74.15), place('camden', 3, 39.94, -75.12)];

it('the map holds every pin and the player, with north above and east to the right', () => {
  const { pins, here } = mapOf(places, [], { latitude: 41, longitude: -74.7 });
  const spots = [...pins, here].flatMap((spot) => spot ?? []);
  expect(spots).toHaveLength(4);
  expect(spots.every(({ x, y }) => x > 0 && x < MAP.width && y > 0 && y < MAP.height)).toBe(true);
  const [harbor, newark, camden] = pins;
  if (!harbor || !newark || !camden) throw new Error('A pin is missing');
  expect([newark.y < camden.y, camden.y < harbor.y, camden.x < harbor.x, harbor.x < newark.x]).toEqual([true, true, true, true]);
});

it('the map of one place has its pin in the middle', () => {
  expect(mapOf(places.slice(0, 1), [], null).pins).toEqual([{ id: 'harbor', number: 1, x: MAP.width / 2, y: MAP.height / 2 }]);
});

it('the map draws the region as one closed line, and nothing without one', () => {
  const corners = [
    { latitude: 39, longitude: -75 },
    { latitude: 41, longitude: -75 },
    { latitude: 41, longitude: -74 },
  ];
  expect(mapOf(places, corners, null).land).toMatch(/^M[-\d. ]+L[-\d. ]+L[-\d. ]+z$/);
  expect(mapOf(places, [], null).land).toBe('');
});
