import { keysOf } from '#src/shared/values/isKeyOf.ts';
import { MAY_NOT_PLAY } from '#server/platform/viewer.ts';
import type { Audience, Rule } from './audience.ts';

/** `asks` describes the required value in words, `has` the actual value. */
type Condition<T> = {
  readonly holds: (wanted: T, audience: Audience) => boolean;
  readonly asks: (wanted: T) => string;
  readonly has: (audience: Audience) => string;
};

const countryOf = ({ region }: Audience): string => region.split('-', 1)[0] ?? '';
const any = (wanted: readonly string[]): string => wanted.join(' or ');
const clock = (at: Date | undefined): string => at?.toISOString() ?? 'an unknown time';

const conditions: { readonly [K in keyof Required<Rule>]: Condition<NonNullable<Rule[K]>> } = {
  brands: {
    holds: (wanted, { brand }) => wanted.includes(brand),
    asks: (wanted) => `the brand ${any(wanted)}`,
    has: ({ brand }) => brand,
  },
  regions: {
    holds: (wanted, audience) => wanted.some((region) => region === audience.region || region === countryOf(audience)),
    asks: (wanted) => `the region ${any(wanted)}`,
    has: ({ region }) => region,
  },
  login: {
    holds: (wanted, { isLoggedIn }) => (wanted === 'player') === isLoggedIn,
    asks: (wanted) => (wanted === 'player' ? 'players who are logged in' : 'visitors who are not logged in'),
    has: ({ isLoggedIn }) => (isLoggedIn ? 'a player who is logged in' : 'a visitor'),
  },
  devices: {
    holds: (wanted, { device }) => wanted.includes(device),
    asks: (wanted) => `the device ${any(wanted)}`,
    has: ({ device }) => device,
  },
  segments: {
    holds: (wanted, { segments = [] }) => wanted.some((segment) => segments.includes(segment)),
    asks: (wanted) => `the segment ${any(wanted)}`,
    has: ({ segments = [] }) => (segments.length > 0 ? `a player in ${segments.join(', ')}` : 'a player in no segment'),
  },
  flags: {
    holds: (wanted, { flags }) => wanted.every((flag) => flags?.has(flag) ?? false),
    asks: (wanted) => `times when the flag ${wanted.join(' and ')} is on`,
    has: ({ flags }) => (flags && flags.size > 0 ? `a time when only ${[...flags].join(', ')} is on` : 'a time when no flag is on'),
  },
  mayPlay: {
    holds: (wanted, { segments = [] }) => wanted !== segments.includes(MAY_NOT_PLAY),
    asks: (wanted) => (wanted ? 'those who may play' : 'players who may not play'),
    has: ({ segments = [] }) => (segments.includes(MAY_NOT_PLAY) ? 'a player who may not play' : 'a player who may play'),
  },
  from: {
    holds: (wanted, { at }) => at !== undefined && at.getTime() >= Date.parse(wanted),
    asks: (wanted) => `the time from ${wanted}`,
    has: ({ at }) => clock(at),
  },
  until: {
    holds: (wanted, { at }) => at !== undefined && at.getTime() < Date.parse(wanted),
    asks: (wanted) => `the time before ${wanted}`,
    has: ({ at }) => clock(at),
  },
};

type Stated = { readonly name: keyof Rule; readonly holds: boolean; readonly words: string };

export const isShownTo = (rule: Rule, audience: Audience): boolean =>
  namesIn(rule).every((name) => conditionOf(name).holds(rule[name], audience));

export const stated = (rule: Rule, audience: Audience): readonly Stated[] =>
  namesIn(rule).map((name) => {
    const { holds, asks, has } = conditionOf(name);
    return { name, holds: holds(rule[name], audience), words: `It is for ${asks(rule[name])}; this is ${has(audience)}.` };
  });

const namesIn = (rule: Rule): readonly (keyof Rule)[] =>
  keysOf(rule).filter((name) => rule[name] !== undefined && Object.hasOwn(conditions, name));
/** Safe cast: the schema has checked the type. */
const conditionOf = (name: keyof Rule): Condition<unknown> => conditions[name] as Condition<unknown>;
