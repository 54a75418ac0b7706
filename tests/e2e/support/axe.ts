import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns the rules that the page violates, each with its first three places. Ignores elements that match `without`. */
export async function violationsOf(page: Page, without?: string): Promise<readonly string[]> {
  // Legacy mode halves the time for a page without iframes.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (without === undefined ? builder : builder.exclude(without)).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`);
    return `${id}: ${places.slice(0, 3).join('\n')}`;
  });
}
