/** Best first: results, then anything on the page. */
const WAYS = ['#main [role="tabpanel"] a[href]', '#main a[href]'];

/** First link on a search page, or null. */
export function firstResult(): HTMLElement | null {
  for (const way of WAYS) {
    const found = document.querySelector<HTMLElement>(way);
    if (found) return found;
  }
  return null;
}
