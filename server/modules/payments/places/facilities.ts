import { readFileSync } from 'node:fs';
import { t } from '#src/shared/text/t.ts';
import { clockText, type Hours } from './openingHours.ts';

type Stored = {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  /** Monday to Thursday, `HH:MM` in `timeZone`. Times before the opening are on the next day. */
  readonly week: Hours;
  readonly weekend: Hours;
};

/** Place to pay in or collect cash (product §3). */
export type Facility = Stored & {
  readonly workingHours: readonly { readonly label: string; readonly value: string }[];
  readonly workingHoursUrl: string | null;
};

const read = JSON.parse(readFileSync(new URL('./facilities.json', import.meta.url), 'utf8')) as Readonly<Record<string, readonly Stored[]>>;

const rangeText = ([opens, closes]: Hours): string => `${clockText(opens, true)} – ${clockText(closes, true)}`;

const facilities = new Map(
  Object.entries(read).map(([providerId, stored]) => [
    providerId,
    stored.map((each): Facility => ({
      ...each,
      workingHours: [
        { label: t`Monday – Thursday`, value: rangeText(each.week) },
        { label: t`Friday – Sunday`, value: rangeText(each.weekend) },
      ],
      workingHoursUrl: null,
    })),
  ]),
);

export const facilitiesOf = (providerId: string, region: string): readonly Facility[] =>
  (facilities.get(providerId) ?? []).filter((facility) => facility.region === region);

export const facilityOf = (id: string | null): Facility | null =>
  [...facilities.values()].flat().find((facility) => facility.id === id) ?? null;
