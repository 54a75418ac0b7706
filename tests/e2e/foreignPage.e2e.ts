import { expect, type Page, test } from 'playwright/test';
import { accountButton, logIn } from './support/line.ts';
import { newPlayer, type Player } from './support/sandbox.ts';
import { siteOf } from './support/site.ts';

const site = siteOf('tsb');
const FOREIGN = 'http://elsewhere.example/';

/** Submits a foreign page's form to our address, in a new tab. Returns our answer's status. */
async function openTrap(page: Page, action: string, fields: Readonly<Record<string, string>>): Promise<number> {
  const trap = await page.context().newPage();
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  const body = `<title>Trap</title><form method="post" action="${site}${action}">${inputs.join('')}</form>`;
  await trap.route(FOREIGN, (route) => route.fulfill({ contentType: 'text/html', body }));
  await trap.goto(FOREIGN);
  const answer = trap.waitForResponse((response) => response.url() === `${site}${action}`);
  await trap.evaluate(() => {
    document.forms[0]?.submit();
  });
  const status = (await answer).status();
  await trap.close();
  return status;
}

const asThief = ({ email, password }: Player) => ({
  client_id: 'linemaker-web',
  grant_type: 'password',
  username: email,
  password,
});

test('a page of another site cannot log a visitor in to its own account', async ({ page }) => {
  const thief = await newPlayer();
  expect(await openTrap(page, '/oauth/token', asThief(thief))).toBe(403);
  expect(await page.context().cookies(site)).toEqual([]);
  await page.goto(site);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
});

test("a page of another site cannot change or end a player's session", async ({ page }) => {
  const [player, thief] = [await newPlayer(54_300), await newPlayer(100)];
  await page.goto(`${site}/login`);
  await logIn(page, player);
  await expect(accountButton(page)).toContainText('543');
  expect(await openTrap(page, '/oauth/token', asThief(thief))).toBe(403);
  await openTrap(page, '/api/logout', {});
  await page.goto(site);
  await expect(accountButton(page)).toContainText('543');
});
