import type { Page } from 'playwright/test';

/** Collects script and console errors of the page, except a 404 of its own address. */
export function complaintsOf(page: Page): string[] {
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.location().url !== page.url())
      told.push(`${message.text()} ${message.location().url}`.trim());
  });
  return told;
}
