import { describe, expect, it } from 'vitest';
import { FRAGMENT_SECONDS, isInWindow, livePlaylist, mainPlaylist, newestAt } from './playlist.ts';

const at = (iso: string) => new Date(iso);
const START = at('2026-01-01T00:00:20.000Z');
const namesIn = (playlist: string) => playlist.split('\n').filter((line) => line.endsWith('.m4s'));
const tagIn = (playlist: string, tag: string) => playlist.split('\n').find((line) => line.startsWith(`#EXT-X-${tag}`));

describe('a live playlist', () => {
  it('a live playlist names the last six finished fragments and the first one’s time', () => {
    const playlist = livePlaylist(START, false);
    expect(newestAt(START)).toBe(9);
    expect(namesIn(playlist)).toEqual(['4.m4s', '5.m4s', '6.m4s', '7.m4s', '8.m4s', '9.m4s']);
    expect(tagIn(playlist, 'MEDIA-SEQUENCE')).toBe('#EXT-X-MEDIA-SEQUENCE:4');
    expect(tagIn(playlist, 'PROGRAM-DATE-TIME')).toBe('#EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:08.000Z');
    expect(tagIn(playlist, 'TARGETDURATION')).toBe(`#EXT-X-TARGETDURATION:${FRAGMENT_SECONDS}`);
    expect(tagIn(playlist, 'MAP')).toBe('#EXT-X-MAP:URI="init.mp4"');
  });

  it('a live playlist moves by one fragment at a time and names none before its end', () => {
    expect(livePlaylist(at('2026-01-01T00:00:21.999Z'), false)).toBe(livePlaylist(START, false));
    expect(namesIn(livePlaylist(at('2026-01-01T00:00:22.000Z'), false)).at(-1)).toBe('10.m4s');
  });

  it('a live playlist has an end tag only for an ended broadcast', () => {
    expect(livePlaylist(START, false)).not.toContain('#EXT-X-ENDLIST');
    expect(livePlaylist(START, true).trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true);
  });
});

describe('a fragment of the stream', () => {
  it.each([
    [9, true],
    [4, true],
    // The playlist listed this fragment recently.
    [-2, true],
    [10, false],
    [-3, false],
    [Number.NaN, false],
  ])('fragment %i is available at the twentieth second: %s', (n, isThere) => {
    expect(isInWindow(n, START)).toBe(isThere);
  });
});

it('the main playlist names codecs and resolution', () => {
  expect(mainPlaylist()).toContain('CODECS="vp09.00.21.08,opus",RESOLUTION=640x360');
  expect(mainPlaylist().trimEnd().endsWith('live.m3u8')).toBe(true);
});
