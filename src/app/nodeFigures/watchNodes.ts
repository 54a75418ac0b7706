import type { NodeCounts } from '#src/shared/figures/counts.ts';

/** Milliseconds in view until a node counts as seen or empty. */
const SEEN_AFTER_MS = 1_000;
const NODE = '[data-node]';
const FRAME = ['header', 'nav', 'footer', '[data-surface]'].join();
const STEPS = Array.from({ length: 21 }, (_, at) => at / 20);

export type NodeFact = (nodeId: string, facts: Partial<NodeCounts>) => void;

type Box = {
  readonly placedAt: number;
  /** Time since which half of the element is in view. Null if less is in view. */
  since: number | null;
  isHalf: boolean;
  isLoaded: boolean;
  timers: ReturnType<typeof setTimeout>[];
};

/** Maps a node to the time up to which its time in view is reported. */
type ToldTo = Map<string, number>;

export type NodeWatch = {
  readonly settle: () => void;
  /** Ends the page's counts, then runs `between`. Elements still in view are counted again for the next page. */
  readonly turn: (between: () => void) => void;
  readonly stop: () => void;
};

/** Watches the nodes' elements. A node without an element is counted with the nearest node around it. */
export function watchNodes(root: HTMLElement, tell: NodeFact, now: () => number = () => performance.now()): NodeWatch {
  const boxes = new Map<HTMLElement, Box>();
  const toldTo: ToldTo = new Map();
  const sight = new IntersectionObserver(look, { threshold: STEPS });
  const changes = new MutationObserver(change);

  function enter(element: HTMLElement): Box | undefined {
    if (boxes.has(element)) return undefined;
    const box: Box = { placedAt: now(), since: null, isHalf: false, isLoaded: false, timers: [] };
    boxes.set(element, box);
    sight.observe(element);
    box.timers.push(setTimeout(() => isEmpty(element) && tell(idOf(element), { empties: 1 }), SEEN_AFTER_MS));
    return box;
  }
  function enterThere(element: HTMLElement): void {
    const box = enter(element);
    if (box) box.isLoaded = hasContent(element);
  }
  function leave(element: HTMLElement): void {
    const box = boxes.get(element);
    if (!box) return;
    conceal(element, box);
    box.timers.forEach(clearTimeout);
    sight.unobserve(element);
    boxes.delete(element);
  }
  function checkContent(element: HTMLElement, box: Box): void {
    if (box.isLoaded || !hasContent(element)) return;
    box.isLoaded = true;
    tell(idOf(element), { loads: 1, loadMs: now() - box.placedAt });
  }
  function reveal(element: HTMLElement, box: Box): void {
    if (box.since !== null || document.visibilityState !== 'visible') return;
    box.since = now();
    box.timers.push(setTimeout(() => box.since !== null && tell(idOf(element), { seen: 1 }), SEEN_AFTER_MS));
  }
  function conceal(element: HTMLElement, box: Box): void {
    if (box.since === null) return;
    tellSight(element, box.since);
    box.since = null;
    box.timers.splice(1).forEach(clearTimeout);
  }
  function tellSight(element: HTMLElement, since: number): void {
    if (now() - since < SEEN_AFTER_MS) return;
    const id = idOf(element);
    tell(id, { seen: 1, dwellMs: now() - Math.max(since, toldTo.get(id) ?? 0) });
    toldTo.set(id, now());
  }
  function look(entries: readonly IntersectionObserverEntry[]): void {
    for (const entry of entries) {
      const element = entry.target as HTMLElement;
      const box = boxes.get(element);
      if (!box) continue;
      box.isHalf = isHalfInSight(entry);
      (box.isHalf ? reveal : conceal)(element, box);
    }
  }
  function change(records: readonly MutationRecord[]): void {
    for (const { target, addedNodes, removedNodes } of records) {
      removedNodes.forEach((node) => boxesIn(node).forEach((element) => element.isConnected || leave(element)));
      for (const node of addedNodes)
        for (const element of boxesIn(node)) {
          const box = element.isConnected ? enter(element) : undefined;
          if (box) checkContent(element, box);
        }
      const box = boxes.get(target as HTMLElement);
      if (box) checkContent(target as HTMLElement, box);
    }
  }
  function tab(): void {
    for (const [element, box] of boxes) {
      if (document.visibilityState !== 'visible') conceal(element, box);
      else if (box.isHalf) reveal(element, box);
    }
  }
  function press({ target }: Event): void {
    const id = nodeOf(target);
    if (id !== null) tell(id, { presses: 1 });
  }
  const settle = (): void => boxes.forEach(({ since }, element) => since === null || tellSight(element, since));

  boxesIn(root).forEach(enterThere);
  changes.observe(root, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', tab);
  root.addEventListener('click', press, { capture: true });
  return {
    settle,
    turn: (between) => {
      const shown = [...boxes.keys()];
      shown.forEach(leave);
      between();
      shown.filter(({ isConnected }) => isConnected).forEach(enterThere);
    },
    stop: () => {
      [...boxes.keys()].forEach(leave);
      sight.disconnect();
      changes.disconnect();
      document.removeEventListener('visibilitychange', tab);
      root.removeEventListener('click', press, { capture: true });
    },
  };
}

export const nodeOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>(NODE)?.dataset['node'] ?? null) : null;

const idOf = ({ dataset: { node = '' } }: HTMLElement): string => node;

function isHalfInSight({ intersectionRatio, intersectionRect: shown, rootBounds }: IntersectionObserverEntry): boolean {
  const screen = rootBounds ?? { width: innerWidth, height: innerHeight };
  // Browsers report a ratio of 1 for elements without size.
  if (shown.width * shown.height === 0) return false;
  return intersectionRatio >= 0.5 || shown.width * shown.height >= (screen.width * screen.height) / 2;
}

/**
 * True for an element without content, except shelves not rendered yet, and header, menu and footer, whose content may be in another
 * element.
 */
const isEmpty = (element: HTMLElement): boolean =>
  element.isConnected && element.childElementCount === 0 && element.dataset['far'] === undefined && element.closest(FRAME) === null;

const hasContent = ({ firstElementChild: first }: HTMLElement): boolean => first !== null && first.getAttribute('role') !== 'status';

function boxesIn(node: Node): readonly HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const within = Array.from(node.querySelectorAll<HTMLElement>(NODE));
  return node.matches(NODE) ? [node, ...within] : within;
}
