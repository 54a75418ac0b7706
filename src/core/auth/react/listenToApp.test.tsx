import { expect, test, vi } from 'vitest';
import { listenToApp } from './listenToApp.ts';

const word = { type: 'web-view-logged-out' };
const say = (init: MessageEventInit): boolean => window.dispatchEvent(new MessageEvent('message', init));

test('only the page’s own window can report that the app was left, until listening stops', () => {
  const onLeft = vi.fn<() => void>();
  const stop = listenToApp(onLeft);
  say({ data: word, origin: location.origin, source: new MessageChannel().port1 });
  say({ data: word, origin: 'https://evil.test', source: window });
  say({ data: word, origin: location.origin });
  for (const data of ['web-view-logged-out', null, { type: 'logged-out' }, [word]]) say({ data, origin: location.origin, source: window });
  expect(onLeft).not.toHaveBeenCalled();
  say({ data: word, origin: location.origin, source: window });
  expect(onLeft).toHaveBeenCalledTimes(1);
  stop();
  say({ data: word, origin: location.origin, source: window });
  expect(onLeft).toHaveBeenCalledTimes(1);
});
