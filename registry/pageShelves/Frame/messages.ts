import type { ThemeMode } from '#src/brand/contract.ts';

/** What a framed page may say. */
export type Told = { readonly type: 'theme-asked' } | { readonly type: 'height'; readonly height: number };
/** What it is answered. */
export type Answer = { readonly type: 'theme'; readonly theme: ThemeMode };

/** A page may make its place so low and so high, in CSS pixels; what is longer scrolls inside. */
export const HEIGHTS = { least: 120, most: 2_400 } as const;

/** Null for everything that is none of these words. */
export function toldIn(message: unknown): Told | null {
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  if (message.type === 'theme-asked') return { type: 'theme-asked' };
  if (message.type !== 'height' || !('height' in message)) return null;
  const { height } = message;
  if (typeof height !== 'number' || !Number.isFinite(height)) return null;
  return { type: 'height', height: Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, Math.ceil(height))) };
}

/** Hears what the page in a frame says, as long as it is still of the origin it was loaded from. Returns how to stop. */
export function onTold(frame: HTMLIFrameElement, origin: string, listener: (told: Told) => void): () => void {
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.source === null || event.source !== frame.contentWindow || event.origin !== origin) return;
    const told = toldIn(event.data);
    if (told) listener(told);
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}

/** To that origin alone: a page that has left it in the meantime hears nothing. */
export const answer = (frame: HTMLIFrameElement, origin: string, message: Answer): void =>
  frame.contentWindow?.postMessage(message, origin);
