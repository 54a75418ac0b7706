import type { AppDeps } from '../deps.ts';
import type { Viewer } from '#server/platform/viewer.ts';

export type VisitorValues = {
  readonly currentTime: () => string;
  readonly ipAddress: () => string;
  readonly anonymousToken: () => string | null;
};

export const visitorValues = (
  { ports, identity }: Pick<AppDeps, 'ports' | 'identity'>,
  viewer: Pick<Viewer, 'ip' | 'anonymousId'>,
): VisitorValues => ({
  currentTime: () => ports.now().toISOString(),
  ipAddress: () => viewer.ip,
  anonymousToken: () => (viewer.anonymousId === null ? identity.issueAnonymousToken() : null),
});

const HOLES = {
  currentTime: '9999-12-31T23:59:59.998Z',
  ipAddress: '@@visitor-address@@',
  anonymousToken: '@@visitor-token@@',
} as const satisfies Record<keyof VisitorValues, string>;
type Hole = keyof VisitorValues;
export type Part = string | { readonly hole: Hole };

export const placeholders = (viewer: Pick<Viewer, 'anonymousId'>): VisitorValues => ({
  currentTime: () => HOLES.currentTime,
  ipAddress: () => HOLES.ipAddress,
  anonymousToken: () => (viewer.anonymousId === null ? HOLES.anonymousToken : null),
});

const HOLE = new RegExp(`(${Object.values(HOLES).join('|')})`);
const holeOf = new Map<string, Hole>(Object.entries(HOLES).map(([hole, text]) => [text, hole as Hole]));

export const cut = (text: string): readonly Part[] =>
  text.split(HOLE).map((part) => {
    const hole = holeOf.get(part);
    return hole === undefined ? part : { hole };
  });

/** Fills the placeholders. Needs no escaping, because the values are ASCII without quotes. */
export const fill = (parts: readonly Part[], values: VisitorValues): string =>
  parts.map((part) => (typeof part === 'string' ? part : (values[part.hole]() ?? ''))).join('');
