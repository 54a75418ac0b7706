import type { Page } from 'playwright/test';

/** What the page complained of so far: errors of scripts and of the console, but that its own address leads nowhere. */
export function complaintsOf(page: Page): string[] {
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.location().url !== page.url())
      told.push(`${message.text()} ${message.location().url}`.trim());
  });
  return told;
}
