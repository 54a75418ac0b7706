const WAYS = ['#main [role="tabpanel"] a[href]', '#main a[href]'];

export function firstResult(): HTMLElement | null {
  for (const way of WAYS) {
    const found = document.querySelector<HTMLElement>(way);
    if (found) return found;
  }
  return null;
}
