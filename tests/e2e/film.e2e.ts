import { expect, test } from 'playwright/test';
import { siteOf } from './support/site.ts';

test('a film loads when pressed, plays with captions, and can be read as text from any place', async ({ page }) => {
  const media: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/parlay')) media.push(pathname);
  });
  await page.goto(`${siteOf('tsb')}/promotions`);
  const play = page.getByRole('button', { name: 'Play: Watch: 12 seconds' });
  await play.scrollIntoViewIfNeeded();
  await expect.poll(() => media).toContain('/media/parlay-poster.webp');
  expect(media.filter((path) => /webm|vtt/.test(path))).toEqual([]);
  await play.click();
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  expect(await film.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.mode)).toBe('showing');
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 9;
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(9);
  expect(media.filter((path) => path.endsWith('.webm')).length).toBeGreaterThan(0);
});
