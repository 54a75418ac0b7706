import type { CDPSession, Locator, Page } from 'playwright';

/** Milliseconds of script run by the page since it was opened. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value;
  if (seconds === undefined) throw new Error('The browser does not tell its script time.');
  return seconds * 1_000;
}

/**
 * Types one digit into a field per frame. Returns the script time of each key until the next frame. The browser measures, so that other
 * programs do not lengthen the times.
 */
export async function typeInto(page: Page, session: CDPSession, field: Locator, keys: number): Promise<readonly number[]> {
  const times: number[] = [];
  await field.focus();
  for (let key = 0; key < keys; key += 1) {
    // Deletes at every fourth key, so that the field stays as short as an amount.
    const pressed = key % 4 === 3 ? 'Backspace' : String(1 + (key % 9));
    const before = await scriptTime(session);
    await page.keyboard.press(pressed);
    await drawn(page);
    times.push((await scriptTime(session)) - before);
    if (key % 4 === 3) await field.fill('');
  }
  return times;
}

/** Resolves after the frame that shows the typed text. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(() => resolve()))));
