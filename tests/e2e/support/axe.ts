import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** WCAG 2.0 to 2.2, A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns axe's violations on the page: each rule with its first three places. Ignores elements matching `without`. */
export async function violationsOf(page: Page, without?: string): Promise<readonly string[]> {
  // Reports only violations. Legacy mode checks a page without iframes in place, which halves the time.
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
