import { expect, test } from 'playwright/test';

test.use({ viewport: { width: 1280, height: 900 } });

test('nothing beside the page covers its foot', async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('heading').first()).toBeAttached();
  await foot.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const covered = () =>
    foot.evaluate((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      const at = (x: number) => document.elementFromPoint(x, Math.max(top, 0) + 80);
      return [left + 40, (left + right) / 2, right - 40].filter((x) => !element.contains(at(x)));
    });
  await expect.poll(covered).toEqual([]);
});
