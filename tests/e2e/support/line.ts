import { expect, type Page } from 'playwright/test';
import { type Player, sandbox, type SandboxEvent, type SandboxSelection } from './sandbox.ts';

export type Offer = { readonly event: SandboxEvent; readonly home: SandboxSelection; readonly away: SandboxSelection };

/**
 * Returns the moneyline of a future game, first at +110 for the home team. Each file has its own sport and each test its own `place` in the
 * list, so that tests do not change one another's prices.
 */
export async function moneylineOf(sport: string, place: number): Promise<Offer> {
  const { events } = await sandbox<{ events: readonly SandboxEvent[] }>('events', { status: 'PRE_GAME', sport, limit: 40 });
  // Skips games that begin during the test.
  const soon = Date.now() + 3_600_000;
  const event = events.filter(({ markets, startsAt }) => Date.parse(startsAt) > soon && markets.some(({ type }) => type === 'moneyline'))[
    place
  ];
  const market = event?.markets.find(({ type }) => type === 'moneyline');
  const side = (type: string) => market?.selections.find(({ id }) => id.endsWith(`:${type}`));
  const [home, away] = [side('home'), side('away')];
  if (!event || !home || !away) throw new Error(`The seed world has no game ${place} of ${sport} with a moneyline.`);
  // A price set by hand, which the simulation does not change while a bet is placed.
  await sandbox('price', { selectionId: home.id, american: 110 });
  return { event, home, away };
}

export async function logIn(page: Page, { email, password }: Player): Promise<void> {
  await page.addLocatorHandler(firstWager(page), () => firstWager(page).getByRole('button', { name: 'I Understand' }).click());
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^log in$/i })
    .click();
  await expect(accountButton(page)).toBeVisible();
}

export const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /balance|account/i });

const firstWager = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('link', { name: 'See limits' }) });

export const betslip = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Betslip' })
    .or(page.getByRole('dialog', { name: 'Betslip' }))
    .first();
export const betField = (page: Page) => betslip(page).getByRole('textbox', { name: /^Bet/ });
/** Clicks the field first, because no dialog opens by itself while a field has the focus. */
export async function typeBet(page: Page, amount: string): Promise<void> {
  await betField(page).click();
  await betField(page).fill(amount);
}
export const winField = (page: Page) => betslip(page).getByRole('textbox', { name: /^To win/ });
export const placeButton = (page: Page) => betslip(page).getByRole('button', { name: 'Place Bet' });

export async function openEvent(page: Page, { event }: Offer): Promise<void> {
  await page.goto(event.canonicalUrl);
  await expect(page.getByRole('heading', { name: 'Game lines' })).toBeVisible();
}

export const priceOf = (page: Page, selection: SandboxSelection) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${escaped(selection.name)}, .*money ?line`, 'i') })
    .first();

/** Confirms the dialog that explains why we need the location. The browser may deny it: the sandbox vendor knows every place. */
export const allowLocation = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Check location' }).click();

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
