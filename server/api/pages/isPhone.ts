import type { IncomingHttpHeaders } from 'node:http';

/** A narrow screen, as far as a request tells: tablets and laptops have room for more of the frame, and time to draw it. */
export function isPhone(headers: IncomingHttpHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (typeof hint === 'string') return hint === '?1';
  return /\b(?:iPhone|iPod|Mobile)\b/.test(headers['user-agent'] ?? '') && !/\biPad\b/.test(headers['user-agent'] ?? '');
}
