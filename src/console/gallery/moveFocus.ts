type Pressed = Pick<React.KeyboardEvent<HTMLElement>, 'key' | 'currentTarget' | 'preventDefault'>;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export function moveFocus(event: Pressed, before: HTMLElement | null = null): void {
  const { key, currentTarget } = event;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const step = STEPS[key];
  if (at < 0 || (step === undefined && key !== 'Home' && key !== 'End')) return;
  event.preventDefault();
  const next = key === 'Home' ? links[0] : key === 'End' ? links.at(-1) : links[at + (step ?? 0)];
  if (next) next.focus();
  else if (at === 0 && step === -1) before?.focus();
}
