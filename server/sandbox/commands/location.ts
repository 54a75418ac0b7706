import { defineCommand } from '../command.ts';
import { errorTexts, initialLocation, positionOf, type LocationState } from '../locationVendor/state.ts';
import { regionOfPoint, regions } from '../../geolocation/regions.ts';

const METRES = 20;

/** Names of places: the regions we know, by code. `browser` believes what the browser says. */
const places = regions.filter(({ place }) => place !== null).map(({ code }) => code);

type Wish = {
  readonly place?: string;
  readonly position?: NonNullable<LocationState['position']>;
  readonly findings?: readonly string[];
  readonly errorCode?: number;
};

export const location = defineCommand({
  path: 'location',
  about: `Where the location vendor says everybody is. A place (${places.join(', ')} or browser), or latitude and longitude with accuracy in metres. findings: [VPN, PROXY, MOCKED_LOCATION, ROOTED_DEVICE, …]. error: 600–720, the vendor fails with that code until the next call without it.`,
  fields: ['place', 'latitude', 'longitude', 'accuracy', 'findings', 'error'],
  read: (fields): Wish => {
    const wish: { place?: string; position?: NonNullable<LocationState['position']>; findings?: readonly string[]; errorCode?: number } =
      {};
    if (fields.has('place')) {
      wish.place = fields.text('place');
      if (wish.place !== 'browser' && positionOf(wish.place) === null)
        fields.problems.push(`place must be one of ${[...places, 'browser'].join(', ')}.`);
    }
    if (fields.has('latitude') || fields.has('longitude')) {
      wish.position = {
        latitude: fields.number('latitude', -90, 90),
        longitude: fields.number('longitude', -180, 180),
        accuracy: fields.has('accuracy') ? fields.number('accuracy', 0, 100_000) : METRES,
      };
    }
    if (fields.has('findings')) wish.findings = fields.texts('findings');
    if (fields.has('error')) wish.errorCode = fields.whole('error', 600, 720);
    return wish;
  },
  run: ({ location: state, config }, wish) => {
    const before = state.get();
    const named = wish.place === undefined ? before.position : positionOf(wish.place);
    state.set({
      ...initialLocation(config.defaultRegion),
      position: wish.position ?? named,
      findings: wish.findings ?? [],
      errorCode: wish.errorCode ?? null,
    });
    const now = state.get();
    return {
      ...now,
      region: now.position ? (regionOfPoint(now.position)?.code ?? null) : null,
      error: now.errorCode === null ? null : (errorTexts[String(now.errorCode)] ?? 'Unexpected error'),
    };
  },
});
