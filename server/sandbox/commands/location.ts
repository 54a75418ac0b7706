import { placeCodes, regionOfPoint } from '#server/platform/regions/regions.ts';
import { defineCommand } from '../command.ts';
import type { Fields } from '../fields.ts';
import {
  errorTexts,
  localServices,
  locationOf,
  positionOf,
  withPlayerAt,
  type LocalService,
  type LocationState,
} from '../locationVendor/state.ts';
import { playerBy } from '../playerBy.ts';

const METRES = 20;
const WITH_EVERYBODY = 'everybody';

type Wish = {
  readonly email: string | null;
  readonly place?: string;
  readonly position?: NonNullable<LocationState['position']>;
  readonly findings?: readonly string[];
  readonly errorCode?: number;
  readonly service?: LocalService;
  readonly country?: string;
};

export const location = defineCommand({
  path: 'location',
  about: `Sets where the location vendor locates all players, or with email one player, who then keeps that place until place is everybody. A place (${placeCodes.join(', ')} or browser; where it is EXCLUDED nothing may be played; any other state or province by its code, where nobody is served), or latitude and longitude with accuracy in metres. findings: [VPN, PROXY, MOCKED_LOCATION, ROOTED_DEVICE, …]. error: 600–720, the vendor fails with that code until the next call without it. service: the vendor’s local service on everybody’s device is ${localServices.join(', ')}; it stays so. country: two letters, the country of everybody’s address until a place or a position is told (FR: no account is opened there).`,
  fields: ['email', 'place', 'latitude', 'longitude', 'accuracy', 'findings', 'error', 'service', 'country'],
  read: (fields): Wish => {
    const wish: { -readonly [K in keyof Wish]: Wish[K] } = { email: fields.has('email') ? fields.text('email') : null };
    if (fields.has('place')) wish.place = placeIn(fields, wish.email !== null);
    if (fields.has('latitude') || fields.has('longitude')) {
      wish.position = {
        latitude: fields.number('latitude', -90, 90),
        longitude: fields.number('longitude', -180, 180),
        accuracy: fields.has('accuracy') ? fields.number('accuracy', 0, 100_000) : METRES,
      };
    }
    if (fields.has('findings')) wish.findings = fields.texts('findings');
    if (fields.has('error')) wish.errorCode = fields.whole('error', 600, 720);
    if (fields.has('country')) {
      const country = fields.text('country');
      if (!/^[A-Z]{2}$/.test(country)) fields.problems.push('country must be two capital letters: FR.');
      else if (wish.email !== null) fields.problems.push('country is of the address of everybody: send it without email.');
      else wish.country = country;
    }
    if (fields.has('service')) {
      const service = localServices.find((name) => name === fields.text('service'));
      if (service === undefined) fields.problems.push(`service must be one of ${localServices.join(', ')}.`);
      else if (wish.email !== null) fields.problems.push('service is of every device: send it without email.');
      else wish.service = service;
    }
    return wish;
  },
  run: async (deps, wish) => {
    if (wish.email === null) {
      const where = deps.location.get();
      const service = wish.service ?? where.everybody.service;
      const isMoved = wish.place !== undefined || wish.position !== undefined;
      const addressCountry = wish.country ?? (isMoved ? undefined : where.addressCountry);
      deps.location.set({ ...where, everybody: { ...wished(wish, where.everybody), service }, addressCountry });
      return { ...told(deps.location.get().everybody), addressRegion: deps.regionOfAddress({ header: () => undefined }) };
    }
    const { id } = await playerBy(deps, wish.email);
    const where = deps.location.get();
    deps.location.set(withPlayerAt(where, id, wish.place === WITH_EVERYBODY ? null : wished(wish, locationOf(where, id))));
    return { ...told(locationOf(deps.location.get(), id)), playerId: id };
  },
});

function placeIn(fields: Fields, isOfOne: boolean): string {
  const place = fields.text('place');
  const more = isOfOne ? ['browser', WITH_EVERYBODY] : ['browser'];
  if (!more.includes(place) && positionOf(place) === null)
    fields.problems.push(`place must be one of ${[...placeCodes, ...more].join(', ')}.`);
  return place;
}

const wished = ({ place, position, findings, errorCode }: Wish, before: LocationState): Omit<LocationState, 'service'> => ({
  position: position ?? (place === undefined ? before.position : positionOf(place)),
  findings: findings ?? [],
  errorCode: errorCode ?? null,
});

const told = (now: LocationState) => ({
  ...now,
  region: now.position ? (regionOfPoint(now.position)?.code ?? null) : null,
  error: now.errorCode === null ? null : (errorTexts[String(now.errorCode)] ?? 'Unexpected error'),
});
