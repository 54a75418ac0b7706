import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FakeBrowser } from '#tests/support/fakeBrowser.ts';
import { onFault } from '#src/platform/index.ts';
import { step } from '../page/steps.ts';
import { nextTask, whenIdle, withTimeout } from './pauses.ts';
import { Scheduler } from './scheduler.ts';

let browser: FakeBrowser;
let scheduler: Scheduler;
let log: string[];
beforeEach(() => {
  browser = new FakeBrowser();
  scheduler = new Scheduler();
  log = [];
});

const note = (entry: string) => () => void log.push(entry);
const fail = (entry: string) => () => {
  log.push(entry);
  throw new RangeError(`${entry} broke`);
};

function faults(): string[] {
  const reported: string[] = [];
  onTestFinished(onFault((_, { message }) => void reported.push(message)));
  // Discards a fault of another test file, which the first listener would receive.
  reported.length = 0;
  return reported;
}

function drawInSteps(count: number): void {
  let drawn = 0;
  const draw = (): void => {
    log.push(`step ${(drawn += 1)}`);
    if (drawn < count) step(scheduler, draw);
    else scheduler.markDrawn();
  };
  step(scheduler, draw);
}

describe('the start of a page', () => {
  test('a start with a first view goes through all phases in order, one step per frame', () => {
    expect(scheduler.phase).toBe('code');
    scheduler.phase = 'behind-view';
    scheduler.afterStart(note('menu'));
    scheduler.afterStart(note('dialogs'));
    drawInSteps(2);
    scheduler.whenDrawn(note('shown'));
    scheduler.whenDrawn(scheduler.markUsable);
    expect([scheduler.phase, log]).toEqual(['steps', []]);
    browser.frame();
    expect([scheduler.phase, log]).toEqual(['steps', ['step 1']]);
    browser.frame();
    expect([scheduler.phase, log]).toEqual(['usable', ['step 1', 'step 2', 'shown']]);
    browser.frame();
    expect(log, 'the browser is not idle yet').toHaveLength(3);
    browser.pause();
    expect(log.slice(3)).toEqual(['menu']);
    browser.pause();
    expect(log.slice(3), 'the next one waits for a frame').toEqual(['menu']);
    browser.frame();
    expect(log.slice(3)).toEqual(['menu', 'dialogs']);
    expect(browser.waiting).toBe(0);
  });

  test('a start without a first view draws the page in one piece', () => {
    scheduler.whenDrawn(note('drawn'));
    expect([scheduler.phase, log]).toEqual(['drawn', ['drawn']]);
    scheduler.markUsable();
    scheduler.markDrawn();
    expect(scheduler.phase, 'a later page leads back to no earlier phase').toBe('usable');
  });

  test('the start goes on without frames on a hidden page', () => {
    scheduler.phase = 'behind-view';
    drawInSteps(2);
    scheduler.whenDrawn(note('shown'));
    browser.pass(99);
    expect(log).toEqual([]);
    browser.pass(1);
    expect(log).toEqual(['step 1']);
    browser.pass(100);
    expect(log).toEqual(['step 1', 'step 2', 'shown']);
  });

  test('a step runs once if the page is hidden between frame and task', () => {
    scheduler.phase = 'behind-view';
    step(scheduler, note('step'));
    browser.frame();
    browser.pass(1_000);
    browser.frame();
    expect(log).toEqual(['step']);
  });

  test('the step of a page that is gone is cancelled', () => {
    step(scheduler, note('step'))();
    expect(browser.waiting).toBe(0);
  });

  test('the rest loads once, late, if the page never becomes usable', () => {
    scheduler.afterStart(note('rest'));
    browser.pass(2_999);
    browser.pause();
    expect(log).toEqual([]);
    browser.pass(1);
    scheduler.markUsable();
    browser.pause();
    expect([log, browser.waiting]).toEqual([['rest'], 0]);
  });

  test('the rest loads within two seconds if the browser is never idle', () => {
    scheduler.markUsable();
    scheduler.afterStart(note('rest'));
    browser.pass(1_999);
    expect(log).toEqual([]);
    browser.pass(1);
    expect(log).toEqual(['rest']);
  });

  test.each(['before', 'after'] as const)('work that is cancelled %s the page is usable does not load', (when) => {
    if (when === 'after') scheduler.markUsable();
    const stop = scheduler.afterStart(note('rest'));
    if (when === 'before') {
      stop();
      scheduler.markUsable();
    } else stop();
    expect([log, browser.waiting]).toEqual([[], 0]);
  });
});

describe('errors during the start', () => {
  test('an error when the page is drawn is reported, and the start goes on', () => {
    const reported = faults();
    scheduler.phase = 'behind-view';
    drawInSteps(1);
    scheduler.whenDrawn(fail('first'));
    scheduler.whenDrawn(note('shown'));
    scheduler.whenDrawn(scheduler.markUsable);
    browser.frame();
    expect([log, scheduler.phase, reported]).toEqual([['step 1', 'first', 'shown'], 'usable', ['first broke']]);
  });

  test('an error in a step reaches the boundary, which ends the steps', () => {
    scheduler.phase = 'behind-view';
    step(scheduler, fail('step'));
    scheduler.whenDrawn(note('shown'));
    expect(() => browser.frame()).toThrow('step broke');
    expect(log).toEqual(['step']);
    scheduler.markDrawn();
    expect(log).toEqual(['step', 'shown']);
  });

  test('an error after the start does not stop the work behind it', () => {
    scheduler.markUsable();
    scheduler.afterStart(fail('first'));
    scheduler.afterStart(note('second'));
    expect(() => browser.pause()).toThrow('first broke');
    browser.frame();
    expect(log).toEqual(['first', 'second']);
  });
});

describe('a press that leads to another page', () => {
  test('a navigation runs after the next frame, and again once the page’s code is late', () => {
    scheduler.navigate(note('live'));
    expect(log).toEqual([]);
    browser.frame();
    expect(log).toEqual(['live']);
    browser.pass(199);
    expect(log).toEqual(['live']);
    browser.pass(1);
    expect([log, browser.waiting]).toEqual([['live', 'live'], 0]);
  });

  test('a navigation runs without a frame on a hidden page', () => {
    scheduler.navigate(note('live'));
    browser.pass(100);
    expect(log).toEqual(['live']);
  });

  test.each([
    ['before the frame', 0, []],
    ['while its code loads', 1, ['live']],
  ] as const)('a navigation gives way to the next one that comes %s', (_, frames, before) => {
    scheduler.navigate(note('live'));
    for (let drawn = 0; drawn < frames; drawn += 1) browser.frame();
    scheduler.navigate(note('casino'));
    expect(log).toEqual(before);
    browser.frame();
    expect(log).toEqual([...before, 'casino']);
    browser.pass(200);
    expect(log).toEqual([...before, 'casino', 'casino']);
  });

  test('a navigation is cancelled by going back', () => {
    scheduler.navigate(note('live'));
    scheduler.stopNavigation?.();
    expect(browser.waiting).toBe(0);
    scheduler.navigate(note('live'));
    browser.frame();
    scheduler.stopNavigation?.();
    expect([log, browser.waiting]).toEqual([['live'], 0]);
  });
});

describe('waits', () => {
  test('withTimeout returns the value, null when late, or throws the fault', async () => {
    expect(await withTimeout(Promise.resolve('answer'), 120)).toBe('answer');
    const late = withTimeout(new Promise<string>(() => undefined), 120);
    browser.pass(120);
    expect(await late).toBeNull();
    await expect(withTimeout(Promise.reject(new RangeError('gone')), 120)).rejects.toThrow('gone');
  });

  test('nextTask uses the browser’s scheduler if there is one', async () => {
    const task = nextTask();
    expect(browser.waiting).toBe(1);
    browser.pass(0);
    await task;
    const yielded = vi.fn(() => Promise.resolve());
    vi.stubGlobal('scheduler', { yield: yielded });
    await nextTask();
    expect(yielded).toHaveBeenCalledOnce();
  });

  test('whenIdle waits briefly in a browser without idle callbacks', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const stop = whenIdle(note('stopped'));
    whenIdle(note('idle'));
    stop();
    browser.pass(199);
    expect(log).toEqual([]);
    browser.pass(1);
    expect(log).toEqual(['idle']);
  });
});
