import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atSafeMoment, type Calm, isSafe } from './safeMoment.ts';

const calm: Calm = { focusInside: false, pointerBusy: false, dialogOpen: false, betInFlight: false, paymentUnderWay: false };

describe('a moment is safe', () => {
  test('a moment is safe when nothing is in use', () => {
    expect(isSafe(calm)).toBe(true);
  });

  test.each(['focusInside', 'pointerBusy', 'dialogOpen', 'betInFlight', 'paymentUnderWay'] as const)(
    'a moment is not safe with %s',
    (sign) => {
      expect(isSafe({ ...calm, [sign]: true })).toBe(false);
    },
  );
});

describe('a change of the page', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function setUp() {
    document.body.innerHTML = '<main tabindex="-1"><button>inside</button></main><button>outside</button>';
    const main = document.querySelector('main') ?? expect.fail('no main');
    const [inside, outside] = [...document.querySelectorAll('button')];
    if (!inside || !outside) return expect.fail('no buttons');
    const act = vi.fn<() => void>();
    const matches = main.matches.bind(main);
    let isHovered = false;
    vi.spyOn(main, 'matches').mockImplementation((selector) => (selector === ':hover' ? isHovered : matches(selector)));
    return {
      ...{ main, inside, outside, act },
      hover: (hovered: boolean) => {
        isHovered = hovered;
      },
      wait: () => atSafeMoment(main, act),
    };
  }

  const pass = (ms: number) => vi.advanceTimersByTime(ms);

  test('a change runs at once, and once, when the page is not in use', () => {
    const { act, wait } = setUp();
    wait();
    expect(act).toHaveBeenCalledOnce();
    pass(60_000);
    expect(act).toHaveBeenCalledOnce();
  });

  test('a change waits while the focus is inside the region', () => {
    const { act, wait, inside, outside } = setUp();
    inside.focus();
    wait();
    pass(60_000);
    expect(act).not.toHaveBeenCalled();
    outside.focus();
    pass(500);
    expect(act).toHaveBeenCalledOnce();
  });

  test('a change does not wait for the focus on the region itself', () => {
    const { act, wait, main } = setUp();
    main.focus();
    expect(document.activeElement).toBe(main);
    wait();
    expect(act).toHaveBeenCalledOnce();
  });

  test('a change waits until the pointer inside was still for two seconds', () => {
    const { act, wait, inside, hover } = setUp();
    hover(true);
    wait();
    pass(1_500);
    fireEvent.pointerMove(inside);
    pass(1_500);
    expect(act).not.toHaveBeenCalled();
    fireEvent.pointerDown(inside);
    pass(1_999);
    expect(act).not.toHaveBeenCalled();
    pass(501);
    expect(act).toHaveBeenCalledOnce();
  });

  test('a change does not wait for a pointer that has left', () => {
    const { act, wait, inside, hover } = setUp();
    hover(true);
    wait();
    fireEvent.pointerMove(inside);
    hover(false);
    pass(500);
    expect(act).toHaveBeenCalledOnce();
  });

  test.each(['dialog', 'alertdialog'])('a change waits while a %s is open anywhere', (role) => {
    const { act, wait } = setUp();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', role);
    wait();
    pass(60_000);
    expect(act).not.toHaveBeenCalled();
    dialog.remove();
    pass(500);
    expect(act).toHaveBeenCalledOnce();
  });

  test('a change waits while a bet is being placed', () => {
    const { act, wait, outside } = setUp();
    outside.setAttribute('aria-busy', 'true');
    wait();
    pass(60_000);
    expect(act).not.toHaveBeenCalled();
    outside.removeAttribute('aria-busy');
    pass(500);
    expect(act).toHaveBeenCalledOnce();
  });

  test('a layout change that waits can be cancelled', () => {
    const { act, wait, inside } = setUp();
    inside.focus();
    const stop = wait();
    stop();
    inside.blur();
    pass(60_000);
    expect(act).not.toHaveBeenCalled();
  });
});
