import type { IncomingHttpHeaders } from 'node:http';

/** False for tablets, which show more of the page and render faster. */
export function isPhone(headers: IncomingHttpHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (typeof hint === 'string') return hint === '?1';
  return /\b(?:iPhone|iPod|Mobile)\b/.test(headers['user-agent'] ?? '') && !/\biPad\b/.test(headers['user-agent'] ?? '');
}
