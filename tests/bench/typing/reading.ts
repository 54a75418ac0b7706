import type { CDPSession, Locator, Page } from 'playwright';

/** Milliseconds of script that the page has run since it was opened. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value;
  if (seconds === undefined) throw new Error('The browser does not tell its script time.');
  return seconds * 1_000;
}

/**
 * Types digits into a field, each once the frame of the one before is drawn, and reads the script time that each took: what React, the core
 * and every listener did until the frame after it. The browser's own reading, so that other programs of the machine do not lengthen it.
 */
export async function typeInto(page: Page, session: CDPSession, field: Locator, keys: number): Promise<readonly number[]> {
  const times: number[] = [];
  await field.focus();
  for (let key = 0; key < keys; key += 1) {
    // A field that is never longer than an amount: every fourth key takes the rest away.
    const pressed = key % 4 === 3 ? 'Backspace' : String(1 + (key % 9));
    const before = await scriptTime(session);
    await page.keyboard.press(pressed);
    await drawn(page);
    times.push((await scriptTime(session)) - before);
    if (key % 4 === 3) await field.fill('');
  }
  return times;
}

/** After the frame that shows what was typed. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(() => resolve()))));
