/** Words in a title or path that make a test strict: its first failure fails the run. */
export const STRICT_WORDS = {
  money:
    'amount amounts award awards balance bet bets betslip bonus boost cash deposit deposits money odds parlay payment placed placing play price prices reward rewards robins slip stake taking tax teaser teasers trading tier wallet win withdrawal withdraws',
  faults: 'broken error errors failing failure fault faults lost mandatory refused survival survives',
  guards:
    'accept acknowledgement approvals audit border colleague consent exclusion foreign gate geolocation geo guards ip limit limits location maintenance origin offered people policy quarantines roles switch switches visitors walk withholds',
  sessions:
    'account anonymous auth code heartbeat linking log logged logging login logout logs oauth password session sign startup token tokens welcome',
} as const;

const words = new Set(Object.values(STRICT_WORDS).flatMap((list) => list.split(' ')));

export const wordsIn = (text: string): readonly string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** Browser tests that may be repeated, because they cover no bets, payments or logins. */
export const LOOSE_JOURNEYS = [
  'afterStart',
  'brandWords',
  'everyPage',
  'film',
  'firstView',
  'frame',
  'gallery',
  'leaks',
  'liveLayout',
  'longLobby',
  'measures',
  'network',
  'stream',
] as const;

/** True for tests in a DOM or browser. Only these may be repeated, because their timing varies. */
export const isDrawn = (file: string): boolean =>
  /^(src|registry|brands|fixtures)\/.*\.test\.tsx$/.test(file) || /^tests\/e2e\/.*\.e2e\.ts$/.test(file);

export const isStrict = (file: string, title: string): boolean =>
  !isDrawn(file) || isStrictJourney(file) || [...wordsIn(file), ...wordsIn(title)].some((word) => words.has(word));

const isStrictJourney = (file: string): boolean =>
  file.startsWith('tests/e2e/') && !LOOSE_JOURNEYS.some((name) => file === `tests/e2e/${name}.e2e.ts`);
