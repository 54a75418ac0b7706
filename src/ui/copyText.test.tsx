import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyText } from './copyText.ts';
import { toastStore } from './notices/toast.ts';

afterEach(() => {
  toastStore.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

const clipboard = (writeText: (text: string) => Promise<void>) => vi.stubGlobal('navigator', { clipboard: { writeText } });
const toasts = () =>
  toastStore.getState().toasts.map(({ type, title, body, secondsUntilRemoved }) => [type, title, body, secondsUntilRemoved]);

describe('copying', () => {
  test('copying is confirmed once for several presses', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    clipboard(writeText);
    await copyText('1-800-GAMBLER');
    await copyText('1-800-GAMBLER');
    expect(writeText.mock.calls).toEqual([['1-800-GAMBLER'], ['1-800-GAMBLER']]);
    expect(toasts()).toEqual([['success', 'Copied to clipboard', undefined, 5]]);
  });

  test('copying that the browser denies shows the text for ten seconds', async () => {
    clipboard(async () => {
      throw new DOMException('No', 'NotAllowedError');
    });
    await copyText('1-800-GAMBLER');
    expect(toasts()).toEqual([['danger', 'We could not copy. Please select the text and copy it.', '1-800-GAMBLER', 10]]);
  });
});
