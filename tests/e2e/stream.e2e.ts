import { expect, test, type Page } from 'playwright/test';
import { logIn } from './support/line.ts';
import { newPlayer, sandbox, type SandboxEvent } from './support/sandbox.ts';

type Broadcast = SandboxEvent & { readonly hasLiveStream: boolean };

/** Starts the list's last game with a live stream, because other tests bet on the first ones. */
async function liveGame(sport: string): Promise<Broadcast> {
  const { events } = await sandbox<{ events: readonly Broadcast[] }>('events', { status: 'PRE_GAME', sport, limit: 60 });
  const event = events.findLast(({ hasLiveStream }) => hasLiveStream);
  if (!event) throw new Error(`The seed world broadcasts no ${sport}.`);
  await sandbox('event/start', { eventId: event.id });
  return event;
}

const player = (page: Page) => page.getByRole('group', { name: /^Live stream of/ });
const press = (page: Page) => page.getByRole('button', { name: /^Watch live/ }).click();
const currentTime = (page: Page): Promise<number> =>
  player(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime);

test('a player watches a live game: nothing loads before the press, then the picture moves', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const event = await liveGame('basketball');
  await page.goto('/login');
  await logIn(page, await newPlayer());
  await page.goto(event.canonicalUrl);
  await expect(page.getByRole('button', { name: /^Watch live/ })).toBeVisible();
  expect(asked.filter((url) => /\/hls|viewings|LiveStream/.test(url))).toEqual([]);

  await press(page);
  await page.getByRole('button', { name: 'Check Location' }).click();
  const prompt = page.getByRole('dialog').getByRole('button', { name: 'Check location' });
  await page.addLocatorHandler(prompt, async () => prompt.click());
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
  const before = await currentTime(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before + 1);

  await expect(player(page).getByRole('button', { name: 'Turn sound on' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await sandbox('result', { eventId: event.id, homeScore: 2, awayScore: 1 });
  await expect(page.getByText('This game is over')).toBeVisible();
});

test('a visitor who opens a stream is told to log in, and led there', async ({ page }) => {
  const event = await liveGame('hockey');
  await page.goto(event.canonicalUrl);
  await press(page);
  await expect(page.getByText('You need to log in to watch live streams.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
});
