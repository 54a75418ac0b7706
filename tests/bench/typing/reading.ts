import type { CDPSession, Locator, Page } from 'playwright';

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value;
  if (seconds === undefined) throw new Error('The browser does not tell its script time.');
  return seconds * 1_000;
}

/**
 * Types one digit per frame into a field. Returns each key's script time until the next frame. The browser measures it, so that other
 * programs do not count.
 */
export async function typeInto(page: Page, session: CDPSession, field: Locator, keys: number): Promise<readonly number[]> {
  const times: number[] = [];
  await field.focus();
  for (let key = 0; key < keys; key += 1) {
    // Deletes at every fourth key, so that the text stays as short as an amount.
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
