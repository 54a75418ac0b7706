import { afterEach, expect, it, vi } from 'vitest';
import { testPorts } from '#tests/support/players.ts';
import { createCallbacks } from './callbacks.ts';
import type { Payment } from './payment.ts';

afterEach(() => vi.restoreAllMocks());

it('the unread body of a callback’s answer is cancelled', async () => {
  const cancel = vi.fn();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new ReadableStream({ cancel })));
  const callbacks = createCallbacks({ ports: testPorts(), secret: 's3cret', callbackUrl: () => 'http://operator.test/callback' });
  callbacks.tell({ direction: 'out', reference: 'one', status: 'APPROVED', amountCents: '5000', currency: 'USD' } as Payment);
  await expect.poll(() => cancel.mock.calls).toHaveLength(1);
  callbacks.stop();
});
