import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { ensureChromium } from './chromium.ts';
import { ROOT } from './files.ts';

/** Takes all pictures of docs/screenshots, or those of `ONLY=home,live`, from a running site. Pauses the site's simulation meanwhile. */
const PORT = Number(process.env['PORT'] ?? '4000');
const only = process.env['ONLY'] ?? '';
const DEMO = { email: 'demo@linemaker.test', password: 'Linemaker-demo-1' };

const first = String(membersOf(JSON.parse(readFileSync(join(ROOT, 'brands/default.json'), 'utf8')))['brand']);
const others = readdirSync(join(ROOT, 'brands'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== first);
const [second = first, third = first, fourth = first] = others.map(({ name }) => name).toSorted();

type Mode = 'light' | 'dark';
type View = { readonly brand: string; readonly mode: Mode; readonly width: number };
type Shot = View & {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<unknown>;
  /** Part of the page to photograph. If absent, the visible part. */
  readonly of?: (page: Page) => Locator;
  /** True if animations run, so that `act` can stop one halfway. */
  readonly moves?: boolean;
};

type Found = { readonly events: readonly { readonly canonicalUrl: string }[] };
type Newcomer = { readonly email: string; readonly password: string };

async function sandbox<T>(command: string, body: object): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/sandbox/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`sandbox ${command}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function pathsOf(sport: string): Promise<{ readonly event: string; readonly competition: string }> {
  const [game] = (await sandbox<Found>('events', { status: 'PRE_GAME', sport, limit: 1 })).events;
  if (!game) throw new Error(`No game of ${sport} is to come. Start the site on an empty DATA_DIR.`);
  return { event: game.canonicalUrl, competition: game.canonicalUrl.replace(/\/event\/.*$/, '') };
}

const choose = async (page: Page, games: number): Promise<void> => {
  for (let game = 1; game <= games; game += 1) await page.locator('main article').nth(game).locator('[aria-pressed=false]').first().click();
};

const bet = (page: Page, amount: string) => page.getByRole('textbox', { name: /^Bet/ }).first().fill(amount);
const openSheet = (page: Page) => page.getByRole('button', { name: /^Betslip/ }).click();

async function openAccount(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /balance|account/i })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).waitFor();
}

async function logIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^log in$/i })
    .click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function parlay(page: Page): Promise<void> {
  await choose(page, 3);
  await page.getByRole('tab', { name: 'Parlay' }).click();
  await bet(page, '20');
}

async function place(page: Page): Promise<void> {
  await choose(page, 1);
  await bet(page, '25');
  await page.getByRole('button', { name: 'Log In to Bet' }).click();
  await logIn(page, await sandbox<Newcomer>('players', { cents: 100_000 }));
  await page.getByRole('button', { name: 'Place Bet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check location' }).click();
  await page.getByRole('button', { name: 'Done' }).waitFor();
}

async function stopHalfway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.waitForFunction(() => document.getAnimations().length > 0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      animation.pause();
      if (Number.isFinite(end)) animation.currentTime = end / 2;
    }
  });
}

/** Places where a visual fault was fixed. */
const mended = (hockey: string): readonly Shot[] => [
  { name: 'live', path: '/live', brand: first, mode: 'light', width: 1280 },
  {
    ...{ name: 'slip-card', path: hockey, brand: first, mode: 'light', width: 1280 },
    act: (page) => choose(page, 1),
    of: (page) => page.getByRole('complementary', { name: 'Betslip' }),
  },
  { name: 'next-game', path: hockey, brand: first, mode: 'light', width: 375 },
  {
    ...{ name: 'foot', path: '/account/responsible-gaming', brand: first, mode: 'light', width: 375 },
    act: (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
  },
  { ...{ name: 'slides', path: '/', brand: first, mode: 'light', width: 1280 }, act: stopHalfway, moves: true },
];

async function shots(): Promise<readonly Shot[]> {
  const [hockey, basketball, soccer] = await Promise.all([pathsOf('hockey'), pathsOf('basketball'), pathsOf('soccer')]);
  return [
    { name: 'home', path: '/', brand: first, mode: 'light', width: 1280 },
    { name: 'parlay', path: hockey.competition, brand: second, mode: 'dark', width: 1280, act: parlay },
    { name: 'placed', path: basketball.competition, brand: first, mode: 'light', width: 1280, act: place },
    { name: 'event', path: soccer.event, brand: first, mode: 'dark', width: 768 },
    { name: 'live', path: '/live', brand: second, mode: 'light', width: 768 },
    { name: 'my-bets', path: '/login?previousPath=/my-bets', brand: third, mode: 'light', width: 768, act: (page) => logIn(page, DEMO) },
    { name: 'home', path: '/', brand: fourth, mode: 'dark', width: 375 },
    { name: 'casino', path: '/casino', brand: third, mode: 'light', width: 375 },
    { name: 'promotions', path: '/promotions', brand: fourth, mode: 'dark', width: 1280 },
    { name: 'sign-up', path: '/signup', brand: third, mode: 'light', width: 375 },
    { name: 'competition', path: hockey.competition, brand: first, mode: 'light', width: 375, act: (page) => choose(page, 2) },
    {
      ...{ name: 'betslip', path: hockey.competition, brand: second, mode: 'dark', width: 375 },
      act: async (page) => {
        await choose(page, 2);
        await openSheet(page);
        await bet(page, '15');
      },
    },
    {
      ...{ name: 'account', path: '/login', brand: first, mode: 'dark', width: 375 },
      act: async (page) => {
        await logIn(page, DEMO);
        await openAccount(page);
      },
    },
    ...mended(hockey.competition),
  ];
}

async function settled(page: Page): Promise<void> {
  await page.locator('main h1, main h2').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[role=status][aria-label^=Loading]'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

async function take(browser: Browser, { name, path, brand, mode, width, act, of, moves = false }: Shot): Promise<void> {
  const isPhone = width < 768;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 812 : 840 },
    colorScheme: mode,
    reducedMotion: moves ? 'no-preference' : 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const page = await context.newPage();
  await page.goto(`http://${brand}.localhost:${PORT}${path}`);
  await settled(page);
  await act?.(page);
  if (!moves) await settled(page);
  const file = `docs/screenshots/${name}-${brand}-${mode}-${width}.png`;
  await (of?.(page) ?? page).screenshot({ path: join(ROOT, file), animations: moves ? 'allow' : 'disabled', caret: 'hide' });
  await context.close();
  console.log(file);
}

const all = await shots();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
await sandbox('simulation', { paused: true });
try {
  for (const shot of all) if (only === '' || only.split(',').includes(shot.name)) await take(browser, shot);
} finally {
  await sandbox('simulation', { paused: false });
  await browser.close();
}
