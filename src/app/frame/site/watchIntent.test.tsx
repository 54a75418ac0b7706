import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MEANT_MS, watchIntent } from './watchIntent.ts';

const told: string[] = [];
let stop = (): void => undefined;

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(
    <>
      <a href="/live?sport=football">
        <span>Live</span>
      </a>
      <a href="/promotions">Promotions</a>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <a href="/paper" download>
        Paper
      </a>
      <a href="/other" target="_blank" rel="noreferrer">
        Other window
      </a>
      <a href={`${location.pathname}#below`}>Below</a>
      <button type="button">Button</button>
    </>,
  );
  stop = watchIntent(document, (path) => told.push(path));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const send = (name: string, text: string): void => act(() => void screen.getByText(text).dispatchEvent(new Event(name, { bubbles: true })));
const pass = (ms = MEANT_MS): void => act(() => void vi.advanceTimersByTime(ms));

describe('a link about to be followed', () => {
  test.each(['pointerover', 'focusin'])('a link’s page is announced after a moment of %s, anywhere inside the link', (name) => {
    send(name, 'Live');
    pass(MEANT_MS - 1);
    expect(told).toEqual([]);
    pass(1);
    expect(told).toEqual(['/live']);
  });

  test('the page of a hovered link is announced once', () => {
    for (let times = 0; times < 3; times += 1) {
      send('pointerover', 'Live');
      pass();
    }
    expect(told).toEqual(['/live']);
  });

  test.each(['pointerout', 'focusout'])('a link only passed over is not announced: %s', (name) => {
    send('pointerover', 'Live');
    send(name, 'Live');
    pass();
    expect(told).toEqual([]);
  });

  test('only the page of the link under the pointer is announced, not that of an earlier link', () => {
    send('pointerover', 'Live');
    send('pointerover', 'Promotions');
    pass();
    expect(told).toEqual(['/promotions']);
  });

  test.each(['Elsewhere', 'Paper', 'Other window', 'Below', 'Button'])(
    'a link that opens no other page here is not announced: %s',
    (text) => {
      send('pointerover', text);
      pass();
      expect(told).toEqual([]);
    },
  );

  test('no page is announced once watching has stopped', () => {
    send('pointerover', 'Live');
    stop();
    pass();
    send('pointerover', 'Promotions');
    pass();
    expect(told).toEqual([]);
  });
});
