import { ApolloLink } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportNode } from '#src/platform/index.ts';
import { shownLayouts, shownPage } from '../page/shownLayouts.ts';
import { createPageCounts } from './pageCounts.ts';
import { startFigures } from './startFigures.ts';

type Sight = { readonly ratio: number; readonly height?: number };
/** Imitates the browser's layout. Tests set which part of a box is visible in the viewport of 400 × 800. */
class FakeObserver {
  static look: (entries: readonly IntersectionObserverEntry[]) => void = () => undefined;
  constructor(look: (entries: readonly IntersectionObserverEntry[]) => void) {
    FakeObserver.look = look;
  }
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}
const show = (box: Element, { ratio, height = 1 }: Sight, screen = 800): void =>
  FakeObserver.look([
    {
      target: box,
      intersectionRatio: ratio,
      intersectionRect: { width: 400, height },
      rootBounds: { width: 400, height: screen },
    } as unknown as IntersectionObserverEntry,
  ]);
let tab: 'visible' | 'hidden' = 'visible';
const turnTab = (to: typeof tab): void => {
  tab = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => tab);
  tab = 'visible';
  shownLayouts.set('home1', { revision: 'r1', slots: [{ id: 'm_home1', criticality: 'MANDATORY' }] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  shownLayouts.clear();
  shownPage.layout = null;
});

const boxOf = (id: string, content = '<p>Games</p>'): HTMLElement => {
  const box = document.createElement('div');
  box.dataset['node'] = id;
  box.innerHTML = content;
  document.body.append(box);
  return box;
};
type Body = {
  readonly page: string;
  readonly sequence: number;
  readonly isPlayer: boolean;
  readonly lost?: number;
  readonly vitals?: object;
  readonly nodes: readonly object[];
};
const openPages: (() => void)[] = [];
afterEach(() => openPages.splice(0).forEach((stop) => stop()));

function counting() {
  const bodies: Body[] = [];
  let [isTaken, token, isPlayer]: [boolean, string | null, boolean] = [true, 'token', false];
  const told: string[] = [];
  const session = { headersAtHand: () => ({ authorization: 'Bearer one' }), onBearerChange: () => () => undefined, hasBearer: () => true };
  const http = async ({ json }: { json: { displays: { nodeId: string }[] } }) => (
    told.push(...json.displays.map(({ nodeId }) => nodeId)),
    { ok: false }
  );
  const tabStorage = { read: () => null, write: () => true, remove: () => undefined };
  const client = { link: ApolloLink.empty(), setLink: () => undefined };
  const platform = { client, clock: { now: () => Date.now() }, credentials: { anonymousToken: () => token, ...session }, http, tabStorage };
  const { turn, stop } = startFigures({
    platform: platform as unknown as Parameters<typeof startFigures>[0]['platform'],
    isPlayer: () => isPlayer,
    vitals: () => ({ lcp: 900 }),
    send: (body) => {
      if (isTaken) bodies.push(JSON.parse(body) as Body);
      return isTaken;
    },
  });
  openPages.push(stop);
  return {
    turn,
    told,
    bodies,
    nodes: () => bodies.flatMap(({ nodes }) => nodes),
    refuse: (isRefused: boolean) => (isTaken = !isRefused),
    tokenIs: (next: string | null) => (token = next),
    logIn: () => (isPlayer = true),
  };
}
const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);
const a = { revision: 'r1', nodeId: 'a_home1' };

describe('what counts as seen', () => {
  it('a node of which half is visible for a second is seen once a page, with the time that it was visible', () => {
    const box = boxOf('a_home1');
    const { nodes } = counting();
    show(box, { ratio: 0.5 });
    vi.advanceTimersByTime(3_000);
    show(box, { ratio: 0.2 });
    show(box, { ratio: 1 });
    vi.advanceTimersByTime(7_000);
    expect(nodes()).toEqual([{ ...a, seen: 1, dwellMs: 10_000 }]);
    vi.advanceTimersByTime(10_000);
    expect(nodes().slice(1)).toEqual([{ ...a, dwellMs: 10_000 }]);
  });

  it.each<[string, Sight, number]>([
    ['half a second', { ratio: 1 }, 500],
    ['less than half of it', { ratio: 0.45, height: 300 }, 5_000],
  ])('a node visible for or by %s is not seen', (_what, sight, ms) => {
    const box = boxOf('a_home1');
    const { nodes } = counting();
    show(box, sight);
    vi.advanceTimersByTime(ms);
    show(box, { ratio: 0 });
    vi.advanceTimersByTime(10_000);
    expect(nodes()).toEqual([]);
  });

  it('a box that takes no space is not seen', () => {
    const box = boxOf('a_home1', '');
    const { nodes } = counting();
    show(box, { ratio: 0, height: 0 }, 0);
    show(box, { ratio: 1, height: 0 });
    vi.advanceTimersByTime(10_000);
    expect(nodes()).toEqual([{ ...a, empties: 1 }]);
  });

  it('a node longer than the screen is seen when it fills half the viewport', () => {
    const box = boxOf('a_home1');
    const { nodes } = counting();
    show(box, { ratio: 0.1, height: 400 });
    vi.advanceTimersByTime(10_000);
    expect(nodes()).toEqual([{ ...a, seen: 1, dwellMs: 10_000 }]);
  });

  it('time in a hidden tab does not count, and hiding sends at once', () => {
    const box = boxOf('a_home1');
    const { nodes } = counting();
    show(box, { ratio: 1 });
    vi.advanceTimersByTime(2_000);
    turnTab('hidden');
    expect(nodes()).toEqual([{ ...a, seen: 1, dwellMs: 2_000 }]);
    vi.advanceTimersByTime(60_000);
    turnTab('visible');
    vi.advanceTimersByTime(1_500);
    turnTab('hidden');
    expect(nodes().slice(1)).toEqual([{ ...a, dwellMs: 1_500 }]);
  });
});

describe('what else counts', () => {
  it('a press counts for the nearest box', () => {
    const outer = boxOf('a_home1', '<section data-node="b_home1"><button>Bet</button></section><button>More</button>');
    const { nodes } = counting();
    outer.querySelectorAll('button').forEach((button) => button.click());
    outer.querySelector('button')?.click();
    vi.advanceTimersByTime(10_000);
    expect(nodes()).toContainEqual({ ...a, presses: 1 });
    expect(nodes()).toContainEqual({ ...a, nodeId: 'b_home1', presses: 2 });
  });

  it('a shelf without content after a second is empty, one far from the screen is not', async () => {
    const { nodes } = counting();
    boxOf('a_home1', '');
    boxOf('b_home1', '').dataset['far'] = '';
    boxOf('c_home1', '<div role="status"></div>');
    const menu = document.body.appendChild(document.createElement('nav'));
    menu.append(boxOf('d_home1', ''));
    await settled();
    vi.advanceTimersByTime(10_000);
    expect(nodes()).toEqual([{ ...a, empties: 1 }]);
  });

  it('the time from a place to its content is the load time', async () => {
    const { nodes } = counting();
    const box = boxOf('a_home1', '<div role="status"></div>');
    await settled();
    await vi.advanceTimersByTimeAsync(700);
    box.innerHTML = '<p>Games</p>';
    await vi.advanceTimersByTimeAsync(9_300);
    expect(nodes()).toEqual([{ ...a, loads: 1, loadMs: 700 }]);
  });

  it('a reported failure counts as a fallback once a page', () => {
    const { nodes } = counting();
    for (const reason of ['threw', 'incomplete']) reportNode({ revision: 'r1', nodeId: 'a_home1', kind: 'HeroCarousel', reason });
    vi.advanceTimersByTime(10_000);
    expect(nodes()).toEqual([{ ...a, fallbacks: 1 }]);
  });
});

it('a node that is drawn twice is not seen for longer than the time that passed', () => {
  const [one, other] = [boxOf('a_home1'), boxOf('a_home1')];
  const { nodes } = counting();
  show(one, { ratio: 1 });
  vi.advanceTimersByTime(2_000);
  show(other, { ratio: 1 });
  vi.advanceTimersByTime(3_000);
  show(one, { ratio: 0 });
  vi.advanceTimersByTime(5_000);
  expect(nodes()).toEqual([{ ...a, seen: 1, dwellMs: 10_000 }]);
});

it('a mandatory node that a player has seen is told once a page, one that a visitor has seen is not', async () => {
  const box = boxOf('m_home1');
  boxOf('a_home1');
  const { told, turn, logIn } = counting();
  show(box, { ratio: 1 });
  await vi.advanceTimersByTimeAsync(2_500);
  turn();
  logIn();
  expect(told).toEqual([]);
  for (const each of document.querySelectorAll('[data-node]')) show(each, { ratio: 1 });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(told).toEqual(['m_home1']);
});

describe('batches', () => {
  it('each page has its own id and numbers from 0, and the next page counts a node again', () => {
    const box = boxOf('a_home1');
    const { bodies, turn, logIn } = counting();
    show(box, { ratio: 1 });
    vi.advanceTimersByTime(20_000);
    turn();
    logIn();
    show(box, { ratio: 1 });
    vi.advanceTimersByTime(10_000);
    expect(bodies.map(({ sequence, isPlayer, nodes }) => [sequence, isPlayer, nodes.length])).toEqual([
      [0, false, 1],
      [1, false, 1],
      [0, true, 1],
    ]);
    expect(new Set(bodies.map(({ page }) => page)).size).toBe(2);
  });

  it('a batch that the browser refuses is sent again under its number, also after the page was left', () => {
    const box = boxOf('a_home1');
    const { bodies, turn, refuse, logIn } = counting();
    refuse(true);
    box.click();
    vi.advanceTimersByTime(10_000);
    box.click();
    turn();
    logIn();
    box.click();
    refuse(false);
    vi.advanceTimersByTime(10_000);
    expect(bodies.map(({ sequence, isPlayer, nodes }) => [sequence, isPlayer, nodes])).toEqual([
      [0, false, [{ ...a, presses: 2 }]],
      [0, true, [{ ...a, presses: 1 }]],
    ]);
  });

  it('the vitals of the page that the document was opened for are sent once, when it is left', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: location.href }] as never);
    shownPage.layout = { revision: 'r1', slots: [] };
    const { bodies, turn, refuse } = counting();
    shownPage.layout = { revision: 'r2', slots: [] };
    vi.advanceTimersByTime(10_000);
    turn();
    expect(bodies).toEqual([]);
    refuse(true);
    turnTab('hidden');
    refuse(false);
    turnTab('visible');
    turnTab('hidden');
    turnTab('visible');
    turnTab('hidden');
    expect(bodies).toMatchObject([{ sequence: 0, vitals: { revision: 'r1', lcp: 900 }, nodes: [] }]);
  });

  it('no vitals are sent if the watch began on another page than the document', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'http://localhost/elsewhere' }] as never);
    shownPage.layout = { revision: 'r1', slots: [] };
    const { bodies } = counting();
    turnTab('hidden');
    expect(bodies).toEqual([]);
  });

  it('nothing is sent before the visit has its token', () => {
    const box = boxOf('a_home1');
    const { bodies, tokenIs } = counting();
    tokenIs(null);
    box.click();
    vi.advanceTimersByTime(10_000);
    expect(bodies).toEqual([]);
    tokenIs('token');
    vi.advanceTimersByTime(10_000);
    expect(bodies.map(({ nodes }) => nodes)).toEqual([[{ ...a, presses: 1 }]]);
  });

  it('facts of unknown layouts and of the 201st node are lost and counted', () => {
    const counts = createPageCounts({ page: 'p', openedAt: 0, revisionAt: (place) => (place === 'home1' ? 'r1' : null) });
    for (let at = 0; at < 203; at += 1) counts.add(`n${at}_home1`, { presses: 1 });
    counts.add('a_gone', { presses: 1 });
    const body = JSON.parse(counts.next({ session: 's', isPlayer: false }) ?? '{}') as Body;
    expect([body.lost, body.nodes.length]).toEqual([4, 200]);
  });
});
