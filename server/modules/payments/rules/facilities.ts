import { t } from '#src/shared/text/t.ts';

/** Example of a place to pay in or pick up cash (product §3). */
export type Facility = {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly workingHours: readonly { readonly label: string; readonly value: string }[];
  readonly workingHoursUrl: string | null;
};

const hours = (week: string, weekend: string): Facility['workingHours'] => [
  { label: t`Monday – Thursday`, value: week },
  { label: t`Friday – Sunday`, value: weekend },
];

const facilities: Readonly<Record<string, readonly Facility[]>> = {
  'cash-at-casino': [
    {
      id: 'harbor-lights',
      name: 'Harbor Lights Casino, Main Cage',
      region: 'US-NJ',
      address: '18 Pier Road\nAtlantic City, NJ 08401',
      latitude: 39.3571,
      longitude: -74.4312,
      workingHours: hours('9:00 AM – 11:00 PM', '9:00 AM – 2:00 AM'),
      workingHoursUrl: null,
    },
    {
      id: 'foundry-row',
      name: 'Foundry Row Casino, Cashier',
      region: 'US-PA',
      address: '240 Smithy Way\nPittsburgh, PA 15222',
      latitude: 40.4479,
      longitude: -80.0021,
      workingHours: hours('10:00 AM – 10:00 PM', '10:00 AM – 1:00 AM'),
      workingHoursUrl: null,
    },
    {
      id: 'meadow-gate',
      name: 'Meadow Gate Racetrack, Window 4',
      region: 'US-NY',
      address: '77 Paddock Lane\nSaratoga Springs, NY 12866',
      latitude: 43.0732,
      longitude: -73.7665,
      workingHours: hours('11:00 AM – 8:00 PM', '11:00 AM – 11:00 PM'),
      workingHoursUrl: null,
    },
  ],
};

export const facilitiesOf = (providerId: string, region: string): readonly Facility[] =>
  (Object.hasOwn(facilities, providerId) ? (facilities[providerId] ?? []) : []).filter((facility) => facility.region === region);

export const facilityOf = (id: string | null): Facility | null =>
  Object.values(facilities)
    .flat()
    .find((facility) => facility.id === id) ?? null;
