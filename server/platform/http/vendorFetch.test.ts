import { expect, test } from 'vitest';
import { boundedText } from './boundedText.ts';

test('reads a body of the size that is allowed', async () => {
  expect(await boundedText(new Response('ab€'), 5)).toBe('ab€');
  expect(await boundedText(new Response(null), 5)).toBe('');
});

test('gives up on a larger one, and cancels what is left', async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1_024)),
    cancel: () => {
      isCancelled = true;
    },
  });
  expect(await boundedText(new Response(endless), 65_536)).toBeNull();
  expect(isCancelled).toBe(true);
});
