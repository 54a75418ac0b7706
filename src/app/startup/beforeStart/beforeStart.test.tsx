import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { counterpartOf } from './counterpart.ts';
import { keepPlace } from './keepPlace.ts';
import { loadInTurn } from './loadInTurn.ts';
import { keepPress } from './press.ts';
import { whenWanted } from './whenWanted.ts';

const SHELF = (id: string, inside: string): string => `<section data-node="${id}">${inside}</section>`;

function pages(first: string, drawn: string) {
  const view = document.createElement('div');
  view.innerHTML = first;
  document.body.replaceChildren(view);
  const stage = document.createElement('div');
  stage.innerHTML = drawn;
  const show = (): void => {
    const after: (() => void)[] = [];
    dispatchEvent(new CustomEvent('first-view-goes', { detail: { stage, after } }));
    view.replaceWith(stage);
    after.forEach((act) => act());
  };
  const inView = (selector: string) => view.querySelector<HTMLElement>(selector) ?? expect.fail(selector);
  const inPage = (selector: string) => stage.querySelector<HTMLElement>(selector) ?? expect.fail(selector);
  return { view, stage, show, inView, inPage };
}

const event = (type: string) => new Event(type, { bubbles: true });
function touch(element: Element): void {
  for (const type of ['pointerdown', 'pointerup']) element.dispatchEvent(event(type));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  dispatchEvent(new CustomEvent('first-view-goes', { detail: { stage: document.createElement('div'), after: [] } }));
});

describe('the matching element on the page', () => {
  test('an element of the first view matches the one with its name and shelf, also with odds added', () => {
    const odds = (name: string) => `<button aria-label="${name}"></button>`;
    const { view, stage, inView, inPage } = pages(
      SHELF('a', odds('Jets, Moneyline')) + SHELF('b', odds('Draw, Result') + odds('Jets, Moneyline')),
      SHELF('a', odds('Jets, minus 110, Moneyline')) + SHELF('b', odds('Draw, plus 120, Result') + odds('Jets, minus 115, Moneyline')),
    );
    expect(counterpartOf(inView('[data-node=b] button:last-child'), view, stage)).toBe(inPage('[data-node=b] button:last-child'));
  });

  test('an element of the first view matches by position among equals, or none', () => {
    const { view, stage, inView, inPage } = pages(
      '<a href="/x">1</a><a href="/x">2</a><a href="/y">3</a>',
      '<a href="/x">1</a><a href="/x">new</a>',
    );
    expect(counterpartOf(inView('a:nth-child(2)'), view, stage)).toBe(inPage('a:nth-child(2)'));
    expect(counterpartOf(inView('a:nth-child(3)'), view, stage)).toBeNull();
  });
});

describe('a press during the start', () => {
  test('the last press during the start is repeated on the page, and no earlier one', () => {
    const buttons = '<button>Menu</button><button>Help</button>';
    const { view, show, inView, inPage } = pages(buttons, buttons);
    const done: string[] = [];
    for (const at of [1, 2]) inPage(`button:nth-child(${at})`).addEventListener('click', () => done.push(String(at)));
    keepPress(view);
    inView('button:nth-child(1)').click();
    inView('button:nth-child(2)').click();
    expect(done).toEqual([]);
    show();
    expect(done).toEqual(['2']);
  });

  test('a press on a price is repeated once the price is known', async () => {
    const { view, show, inView, inPage } = pages('<button disabled>Jets</button>', '<button disabled>Jets</button>');
    const pressed = vi.fn();
    inPage('button').addEventListener('click', pressed);
    keepPress(view);
    touch(inView('button'));
    show();
    expect(pressed).not.toHaveBeenCalled();
    inPage('button').removeAttribute('disabled');
    await vi.advanceTimersByTimeAsync(0);
    expect(pressed).toHaveBeenCalledOnce();
  });

  test.each(['pointerdown', 'keydown', 'nothing'])('a press on a price that does not arrive is dropped: %s', async (sign) => {
    const { view, show, inView, inPage } = pages('<button disabled>Jets</button>', '<button disabled>Jets</button>');
    const pressed = vi.fn();
    inPage('button').addEventListener('click', pressed);
    keepPress(view);
    touch(inView('button'));
    show();
    if (sign === 'nothing') vi.advanceTimersByTime(5_000);
    else document.body.dispatchEvent(event(sign));
    inPage('button').removeAttribute('disabled');
    await vi.advanceTimersByTimeAsync(0);
    expect(pressed).not.toHaveBeenCalled();
  });

  test('a scrolling touch is not a press', () => {
    const { view, show, inView, inPage } = pages('<button disabled>Jets</button>', '<button>Jets</button>');
    const pressed = vi.fn();
    inPage('button').addEventListener('click', pressed);
    keepPress(view);
    for (const type of ['pointerdown', 'pointercancel', 'pointerup']) inView('button').dispatchEvent(event(type));
    show();
    expect(pressed).not.toHaveBeenCalled();
  });
});

describe('the place of a player', () => {
  test('the page keeps focus, cursor and typed text of the first view', () => {
    const field = '<input type="search" placeholder="Find" value="">';
    const { view, show, inView, inPage } = pages(field, field);
    keepPlace(view);
    const typed = inView('input') as HTMLInputElement;
    typed.focus();
    typed.value = 'slot';
    typed.setSelectionRange(2, 2);
    const heard: string[] = [];
    const next = inPage('input') as HTMLInputElement;
    next.addEventListener('input', () => heard.push(next.value));
    show();
    expect(document.activeElement).toBe(next);
    expect(heard).toEqual(['slot']);
    expect(next.selectionStart).toBe(2);
  });

  test('the focused shelf becomes reachable at once, and no other', () => {
    const shelves = SHELF('a', SHELF('b', '<input type="search" placeholder="Find">')) + SHELF('c', '<button>Jets</button>');
    const { view, stage, show, inView, inPage } = pages(shelves, shelves);
    keepPlace(view);
    inView('input').focus();
    for (const shelf of stage.querySelectorAll('section')) shelf.setAttribute('inert', '');
    show();
    expect(inPage('input').closest('[inert]')).toBeNull();
    expect(document.activeElement).toBe(inPage('input'));
    expect(inPage('button').closest('[inert]')).not.toBeNull();
  });

  test('a row scrolled before the start keeps its position', () => {
    const row = SHELF('a', '<ul aria-label="Games"><li>1</li></ul>');
    const { view, show, inView, inPage } = pages(row, row);
    keepPlace(view);
    inView('ul').scrollLeft = 120;
    inView('ul').dispatchEvent(new Event('scroll'));
    show();
    expect(inPage('ul').scrollLeft).toBe(120);
  });

  test('without a focus the page focuses nothing', () => {
    const { view, show } = pages('<button>Menu</button>', '<button>Menu</button>');
    keepPlace(view);
    show();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the code of a page', () => {
  test('the code of a page is fetched in parallel and run in order', async () => {
    const run: string[] = [];
    const loading = loadInTurn({ fetch: ['/a.js', '/b.js', '/c.js'], run: ['/a.js', '/b.js'] }, (file) => Promise.resolve(run.push(file)));
    const links = [...document.querySelectorAll('link[rel=modulepreload]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/a.js', '/b.js', '/c.js']);
    links[0]?.dispatchEvent(event('load'));
    links[1]?.dispatchEvent(event('load'));
    await vi.runAllTimersAsync();
    expect(run).toEqual([]);
    links[2]?.dispatchEvent(event('error'));
    await vi.runAllTimersAsync();
    await loading;
    expect(run).toEqual(['/a.js', '/b.js']);
    links.forEach((link) => link.remove());
  });

  test('the code of a page waits for its style sheets', async () => {
    const loading = loadInTurn({ fetch: ['data:text/css,/*.css'], run: [] });
    const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    expect(sheet?.getAttribute('href')).toBe('data:text/css,/*.css');
    await vi.runAllTimersAsync();
    await loading;
    sheet?.remove();
  });

  test('the code of a page does not run without a style sheet that failed twice', async () => {
    const run: string[] = [];
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const loading = loadInTurn({ fetch: ['/lost.css'], run: ['/a.js'] }, (file) => Promise.resolve(run.push(file)));
    const outcome = loading.catch((error: unknown) => String(error));
    for (const at of [0, 1]) {
      document.querySelectorAll('link[href="/lost.css"]')[at]?.dispatchEvent(event('error'));
      await vi.runAllTimersAsync();
    }
    expect(await outcome).toBe('Error: /lost.css did not come');
    expect(run).toEqual([]);
    document.querySelectorAll('link[href="/lost.css"]').forEach((link) => link.remove());
  });

  test('the code of a page runs in a browser without modulepreload', async () => {
    vi.spyOn(Object.getPrototypeOf(document.createElement('link').relList) as DOMTokenList, 'supports').mockReturnValue(false);
    const run: string[] = [];
    const loading = loadInTurn({ fetch: ['/a.js'], run: ['/a.js'] }, (file) => Promise.resolve(run.push(file)));
    await vi.runAllTimersAsync();
    await loading;
    expect(run).toEqual(['/a.js']);
    document.querySelectorAll('link[rel=modulepreload]').forEach((link) => link.remove());
  });

  test.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'])(
    'the code of a page starts at the first %s',
    async (sign) => {
      const wanted = vi.fn();
      void whenWanted(unpainted()).then(wanted);
      await vi.advanceTimersByTimeAsync(0);
      expect(wanted).not.toHaveBeenCalled();
      document.body.dispatchEvent(event(sign));
      await vi.advanceTimersByTimeAsync(0);
      expect(wanted).toHaveBeenCalledOnce();
    },
  );

  test('the code of a page starts after two seconds, and at once on a hidden page', async () => {
    const wanted = vi.fn();
    void whenWanted(unpainted()).then(wanted);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(wanted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(wanted).toHaveBeenCalledOnce();
    await whenWanted({ ...unpainted(), visibilityState: 'hidden' });
  });

  test('the code of a page starts once pictures and font are painted', async () => {
    vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
    const wanted = vi.fn();
    void whenWanted({ ...unpainted(), readyState: 'complete', fonts: { ready: Promise.resolve() } } as never).then(wanted);
    await vi.advanceTimersByTimeAsync(31);
    expect(wanted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(wanted).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

const unpainted = () =>
  ({ visibilityState: 'visible', readyState: 'loading', fonts: { ready: new Promise(() => undefined) } }) as never as Document;
