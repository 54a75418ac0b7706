import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Scheduler } from '../../startup/scheduler.ts';
import { atQuietMoment, isQuiet } from './quietMoment.ts';

const draw = (markup: string): void => {
  document.body.innerHTML = markup;
};
let scheduler: Scheduler;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  scheduler = new Scheduler();
});
afterEach(() => {
  draw('');
  vi.useRealTimers();
});

describe('a quiet page', () => {
  test.each([
    ['on a plain page', '<main><a href="/">Home</a></main>', true],
    ['not under a dialog', '<div role="dialog"></div>', false],
    ['not under one that must be answered', '<div role="alertdialog"></div>', false],
    ['not while one that was asked for is on its way', '<button aria-haspopup="dialog" aria-expanded="true">Account</button>', false],
    ['beside a button whose dialog is closed', '<button aria-haspopup="dialog" aria-expanded="false">Account</button>', true],
    ['not while a bet is in flight', '<article aria-busy="true"></article>', false],
    ['when what was busy is done', '<article aria-busy="false"></article>', true],
  ])('the page is quiet or busy: %s', (_, markup, quiet) => {
    draw(markup);
    expect(isQuiet(scheduler)).toBe(quiet);
  });

  test('the page is busy while a first view has just been replaced', () => {
    scheduler.lookEndsAt = performance.now() + 3_000;
    vi.advanceTimersByTime(2_900);
    expect(isQuiet(scheduler)).toBe(false);
    vi.advanceTimersByTime(100);
    expect(isQuiet(scheduler)).toBe(true);
  });

  test.each([
    ['<input>', false],
    ['<input type="search">', false],
    ['<textarea></textarea>', false],
    ['<select><option>a</option></select>', false],
    ['<iframe title="Card number" tabindex="0"></iframe>', false],
    ['<input type="checkbox">', true],
    ['<input type="radio">', true],
    ['<button>Press</button>', true],
    ['<a href="/">Home</a>', true],
  ])('the page is quiet with the focus in %s: %s', (markup, quiet) => {
    draw(markup);
    (document.body.firstElementChild as HTMLElement).focus();
    expect(isQuiet(scheduler)).toBe(quiet);
  });
});

describe('an action that waits for a quiet page', () => {
  test('an action runs at once if the page is quiet', () => {
    const act = vi.fn<() => void>();
    atQuietMoment(scheduler, act);
    expect(act).toHaveBeenCalledOnce();
  });

  test('an action runs once as soon as the page is quiet', () => {
    draw('<div role="dialog"></div>');
    const act = vi.fn<() => void>();
    atQuietMoment(scheduler, act);
    vi.advanceTimersByTime(5_000);
    expect(act).not.toHaveBeenCalled();
    draw('');
    vi.advanceTimersByTime(5_000);
    expect(act).toHaveBeenCalledOnce();
  });

  test('an action waiting for a quiet page can be cancelled', () => {
    draw('<div role="dialog"></div>');
    const act = vi.fn<() => void>();
    atQuietMoment(scheduler, act)();
    draw('');
    vi.advanceTimersByTime(5_000);
    expect(act).not.toHaveBeenCalled();
  });
});
