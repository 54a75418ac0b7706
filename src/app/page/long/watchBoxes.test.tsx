import { afterEach, expect, it } from 'vitest';
import { fakeScreen } from '#tests/support/fakeScreen.ts';
import { Nearness } from './nearness.ts';
import { watchBoxes } from './watchBoxes.ts';

afterEach(() => document.body.replaceChildren());

function boxesOf(inside: Readonly<Record<string, string>>) {
  const screen = fakeScreen();
  const nearness = new Nearness();
  for (const [id, text] of Object.entries(inside)) {
    const box = Object.assign(document.createElement('div'), { textContent: text });
    box.dataset['node'] = id;
    document.body.append(box);
    nearness.box(box);
  }
  const stop = watchBoxes(nearness, { isOwed: () => false, onNear: () => undefined });
  return { screen, nearness, stop };
}

it('an empty shelf is never far, so that it does not flicker', async () => {
  const { screen, nearness, stop } = boxesOf({ full: 'games', bare: '' });
  await screen.show(() => false);
  expect([nearness.isNear('full'), nearness.isNear('bare')]).toEqual([false, true]);
  await screen.show(() => true);
  expect([nearness.isNear('full'), nearness.isNear('bare')]).toEqual([true, true]);
  stop();
});

it('a shelf that came near and left in one batch is far', async () => {
  const { screen, nearness, stop } = boxesOf({ passed: 'games', reached: 'games' });
  await screen.show(() => false);
  await screen.show(
    (id) => id === 'passed',
    (id) => id === 'reached',
  );
  expect([nearness.isNear('passed'), nearness.isNear('reached')]).toEqual([false, true]);
  stop();
});
