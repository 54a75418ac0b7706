import type { CDPSession, Locator, Page } from 'playwright';

/** Returns the milliseconds of script since the page was opened. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value;
  if (seconds === undefined) throw new Error('The browser does not tell its script time.');
  return seconds * 1_000;
}

/**
 * Types digits into a field, each after the previous frame is drawn, and reads the script time of each: React, the core and every
 * listener until the next frame. Measured by the browser, so that other programs do not lengthen it.
 */
export async function typeInto(page: Page, session: CDPSession, field: Locator, keys: number): Promise<readonly number[]> {
  const times: number[] = [];
  await field.focus();
  for (let key = 0; key < keys; key += 1) {
    // Every fourth key deletes, so that the text stays a valid amount.
    const pressed = key % 4 === 3 ? 'Backspace' : String(1 + (key % 9));
    const before = await scriptTime(session);
    await page.keyboard.press(pressed);
    await drawn(page);
    times.push((await scriptTime(session)) - before);
    if (key % 4 === 3) await field.fill('');
  }
  return times;
}

const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(() => resolve()))));
