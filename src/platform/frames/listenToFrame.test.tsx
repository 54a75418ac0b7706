import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { foreignOrigins, hostileMessages } from '#tests/support/hostileMessages.ts';
import { answerFrame, listenToFrame } from './listenToFrame.ts';

const OWN = 'https://vendor.test';
const read = (message: unknown): string | null =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'word' ? 'word' : null;

function framed() {
  const postMessage = vi.fn<(message: object, origin: string) => void>();
  const there = { postMessage };
  const frame = { contentWindow: there } as unknown as HTMLIFrameElement;
  const heard: string[] = [];
  const stop = listenToFrame(frame, OWN, read, (told) => void heard.push(told));
  const say = (data: unknown, origin: string, source: unknown = there) =>
    dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { frame, there, heard, stop, say, postMessage };
}

describe('checklist 49: a frame', () => {
  it('only valid messages of the frame’s own window and origin are received (checklist 49)', () => {
    const { there, heard, stop, say } = framed();
    const sources = fc.constantFrom<unknown>(null, {}, globalThis, { postMessage: () => undefined });
    fc.assert(
      fc.property(hostileMessages([{ type: 'word' }]), foreignOrigins(OWN), sources, (data, origin, source) => {
        heard.length = 0;
        say(data, origin);
        say({ type: 'word' }, origin);
        say({ type: 'word' }, OWN, source);
        expect(heard).toEqual([]);
        say(data, OWN, there);
        expect(heard).toEqual(read(data) === null ? [] : ['word']);
      }),
    );
    stop();
    say({ type: 'word' }, OWN);
    expect(heard.length).toBeLessThan(2);
  });

  it('a frame is answered at its own origin', () => {
    const { frame, postMessage, stop } = framed();
    answerFrame(frame, OWN, { type: 'theme', theme: 'dark' });
    expect(postMessage.mock.calls).toEqual([[{ type: 'theme', theme: 'dark' }, OWN]]);
    stop();
  });
});
