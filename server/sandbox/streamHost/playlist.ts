export const FRAGMENT_SECONDS = 2;
const WINDOW = 6;
const EPOCH_MS = Date.UTC(2026, 0, 1);
const BANDWIDTH = 320_000;

export const newestAt = (now: Date): number => Math.floor((now.getTime() - EPOCH_MS) / (FRAGMENT_SECONDS * 1_000)) - 1;

/** True if fragment `n` can be fetched. Twice as many fragments can be fetched as the playlist lists. */
export const isInWindow = (n: number, now: Date): boolean => n <= newestAt(now) && n > newestAt(now) - 2 * WINDOW;

/** Playlist with one variant (RFC 8216 §4.3.4). */
export const mainPlaylist = (): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-STREAM-INF:BANDWIDTH=${BANDWIDTH},CODECS="vp09.00.21.08,opus",RESOLUTION=640x360,FRAME-RATE=25.000`,
    'live.m3u8',
    '',
  ].join('\n');

export function livePlaylist(now: Date, hasEnded: boolean): string {
  const newest = newestAt(now);
  const first = newest - WINDOW + 1;
  const begins = new Date(EPOCH_MS + first * FRAGMENT_SECONDS * 1_000).toISOString();
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${FRAGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    '#EXT-X-MAP:URI="init.mp4"',
    `#EXT-X-PROGRAM-DATE-TIME:${begins}`,
    ...Array.from({ length: WINDOW }, (_, at) => `#EXTINF:${FRAGMENT_SECONDS}.000,\n${first + at}.m4s`),
    ...(hasEnded ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
}
