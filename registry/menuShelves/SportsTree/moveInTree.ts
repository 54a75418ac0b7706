import type { KeyboardEvent } from 'react';

export function moveInTree(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-stop]')) return;
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-stop]')];
  const item = event.target.closest('li');
  const here = item?.querySelector<HTMLElement>('a[data-stop]') ?? event.target;
  const fold = item?.querySelector<HTMLElement>(':scope > div > [data-fold]') ?? null;
  const isOpen = fold?.getAttribute('aria-expanded') === 'true';
  const at = names.indexOf(here);
  const act = moves[event.key]?.({
    next: names[at + 1],
    previous: names[at - 1],
    parent: item?.parentElement?.closest('li')?.querySelector<HTMLElement>('a[data-stop]'),
    fold,
    isOpen,
  });
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

type Place = {
  readonly next: HTMLElement | undefined;
  readonly previous: HTMLElement | undefined;
  readonly parent: HTMLElement | null | undefined;
  readonly fold: HTMLElement | null;
  readonly isOpen: boolean;
};

const to = (element: HTMLElement | null | undefined): (() => void) | undefined => (element ? () => element.focus() : undefined);

const moves: Readonly<Record<string, (place: Place) => (() => void) | undefined>> = {
  ArrowDown: ({ next }) => to(next),
  ArrowUp: ({ previous }) => to(previous),
  ArrowRight: ({ fold, isOpen, next }) => (fold === null ? undefined : isOpen ? to(next) : () => fold.click()),
  ArrowLeft: ({ fold, isOpen, parent }) => (fold !== null && isOpen ? () => fold.click() : to(parent)),
};
