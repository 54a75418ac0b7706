import type { Page } from 'playwright/test';

/** Collects script and console errors of the page. Ignores errors at its own address, such as a 404. */
export function complaintsOf(page: Page): string[] {
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.location().url !== page.url())
      told.push(`${message.text()} ${message.location().url}`.trim());
  });
  return told;
}
