/** Where the arrow leads from the box, the best first: into what was found, or to what is often looked for while nothing is. */
const WAYS = ['#main [role="tabpanel"] a[href]', '#main a[href]'];

/** The first thing on the page of a search that can be followed; null when there is nothing. */
export function firstResult(): HTMLElement | null {
  for (const way of WAYS) {
    const found = document.querySelector<HTMLElement>(way);
    if (found) return found;
  }
  return null;
}
