import { expect, it } from 'vitest';
import { needsPlace } from './choices.ts';
import { placeOptions } from './places.ts';

const facility = (id: string, latitude: number) => ({
  __typename: 'PaymentFacility' as const,
  id,
  name: `Casino ${id}`,
  address: '18 Pier Road\nAtlantic City',
  latitude,
  longitude: -74,
  distance: null as string | null,
  isOpen: true,
  opening: 'Open until 9 PM',
  workingHours: [
    { __typename: 'WorkingHours' as const, label: 'Mon', value: '9–5' },
    { __typename: 'WorkingHours' as const, label: 'Sun', value: 'closed' },
  ],
});
const all = [facility('far', 42), facility('near', 41)];
const HERE = { latitude: 40, longitude: -74 };

it('only cash providers need a place', () => {
  expect([{ code: 'CASH_AT_CASINO' }, { code: 'CARD' }, undefined].map(needsPlace)).toEqual([true, false, false]);
});

it('places without a location keep the server’s order', () => {
  expect(placeOptions(all, null, 'mi')).toEqual([
    {
      id: 'far',
      name: 'Casino far',
      text: 'Open until 9 PM\n18 Pier Road, Atlantic City',
      note: 'Mon: 9–5 · Sun: closed',
      isOff: false,
      pin: { number: 1, latitude: 42, longitude: -74 },
    },
    {
      id: 'near',
      name: 'Casino near',
      text: 'Open until 9 PM\n18 Pier Road, Atlantic City',
      note: 'Mon: 9–5 · Sun: closed',
      isOff: false,
      pin: { number: 2, latitude: 41, longitude: -74 },
    },
  ]);
});

it('places with a location are sorted by distance, in the country’s unit', () => {
  expect(placeOptions(all, HERE, 'mi').map(({ name }) => name)).toEqual(['Casino near · 69 mi', 'Casino far · 138 mi']);
  expect(placeOptions(all, HERE, 'km').map(({ name }) => name)).toEqual(['Casino near · 111 km', 'Casino far · 222 km']);
});

it('places keep the server’s order and distances where it knows the location', () => {
  const measured = all.map((each, at) => ({ ...each, distance: `${at + 1} mi` }));
  expect(placeOptions(measured, HERE, 'mi').map(({ name, pin }) => [name, pin?.number])).toEqual([
    ['Casino far · 1 mi', 1],
    ['Casino near · 2 mi', 2],
  ]);
});
