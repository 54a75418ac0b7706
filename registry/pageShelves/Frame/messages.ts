export type FrameMessage = { readonly type: 'theme-asked' } | { readonly type: 'height'; readonly height: number };

/** Allowed frame heights in CSS pixels. Taller content scrolls. */
export const HEIGHTS = { least: 120, most: 2_400 } as const;

export function parseFrameMessage(message: unknown): FrameMessage | null {
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  if (message.type === 'theme-asked') return { type: 'theme-asked' };
  if (message.type !== 'height' || !('height' in message)) return null;
  const { height } = message;
  if (typeof height !== 'number' || !Number.isFinite(height)) return null;
  return { type: 'height', height: Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, Math.ceil(height))) };
}
