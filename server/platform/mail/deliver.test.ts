import { describe, expect, it, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { openDelivery } from './deliver.ts';

const service = { origin: 'https://mail.example', secret: 's3cret', from: 'care@linemaker.example' };
const mail = { to: 'robin@linemaker.test', subject: '12345678 is your code', body: 'Your code is 12345678.' };
function opened(fetcher: typeof fetch, options: { service: typeof service | null; hasSandbox?: boolean } = { service }) {
  const log = createLogger('silent');
  const said: string[] = [];
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...all: readonly unknown[]) => void said.push(JSON.stringify(all)));
  const deps = { db: null as never, ports: { now: () => new Date(0) }, log };
  return { sender: openDelivery(deps, { hasSandbox: false, ...options }, fetcher), said };
}

describe('a mail', () => {
  it('a mail is posted to the configured service with its secret', async () => {
    const fetcher = vi.fn<typeof fetch>(async () => new Response(null, { status: 202 }));
    const { sender } = opened(fetcher);
    expect(await sender.deliver('id-1', mail, 'one-time-code')).toBe('sent');
    const [address, sent] = fetcher.mock.calls[0] ?? [];
    expect(address).toBe('https://mail.example/messages');
    expect(sent).toMatchObject({
      method: 'POST',
      redirect: 'error',
      headers: { authorization: 'Bearer s3cret', 'idempotency-key': 'id-1' },
    });
    expect(JSON.parse(sent?.body as string)).toEqual({ from: service.from, to: mail.to, subject: mail.subject, text: mail.body });
  });

  it.each([
    ['is refused', async () => new Response('robin@linemaker.test is blocked', { status: 500 })],
    ['has no answer', async () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'))],
  ] as const)('a mail that %s is not sent, and the log holds nothing of it', async (_, fetcher) => {
    const { sender, said } = opened(fetcher);
    expect(await sender.deliver('id-1', mail, 'one-time-code')).toBe('failed');
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('mail-not-sent');
    for (const secret of ['12345678', 'robin@', 's3cret']) expect(said[0]).not.toContain(secret);
  });

  it.each([202, 500])('the unread body of an answer of %s is cancelled', async (status) => {
    const cancel = vi.fn();
    const { sender } = opened(async () => new Response(new ReadableStream({ cancel }), { status }));
    expect(await sender.deliver('id-1', mail, 'one-time-code')).toBe(status === 202 ? 'sent' : 'failed');
    expect(cancel).toHaveBeenCalledOnce();
  });

  it.each([
    [422, 'refused'],
    [401, 'failed'],
    [429, 'failed'],
  ] as const)('a mail answered with %i is %s: only a permanent refusal is not repeated', async (status, delivery) => {
    const { sender } = opened(async () => new Response(null, { status }));
    expect(await sender.deliver('id-1', mail, 'one-time-code')).toBe(delivery);
  });

  it('a mail counts as sent although the answer’s body breaks off', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new Error('gone')) });
    const { sender } = opened(async () => new Response(broken, { status: 202 }));
    expect(await sender.deliver('id-1', mail, 'one-time-code')).toBe('sent');
  });

  it('without service and sandbox no mail is sent, which is logged at the start', async () => {
    const fetcher = vi.fn<typeof fetch>();
    const { sender, said } = opened(fetcher, { service: null });
    expect(sender.canSend).toBe(false);
    expect(said[0]).toContain('no-mail-sender');
    expect(await sender.deliver('id-1', mail, 'password-reset')).toBe('refused');
    expect(fetcher).not.toHaveBeenCalled();
  });
});
