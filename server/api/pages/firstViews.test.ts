import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FirstAnswers } from '../graphql/responseCache/firstAnswers.ts';
import { type CachedResponse, toCachedResponse } from '../graphql/responseCache/cachedResponse.ts';
import type { FirstView, ViewRequest } from './drawings.ts';
import { createFirstViews, type FirstViews, REST_MS } from './firstViews.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');

let atMs: number;
let views: FirstViews;
const draw = vi.fn<(asked: ViewRequest) => Promise<FirstView | null>>();

beforeEach(() => {
  vi.useFakeTimers();
  atMs = NOON;
  draw.mockReset().mockImplementation(async ({ answers }) => ({ html: `<p>${answers}</p>`, css: 'p{}', rules: 'b{}', fonts: '' }));
  views = createFirstViews({ draw }, () => new Date(atMs));
});

afterEach(() => void vi.useRealTimers());

const layoutAnswer = (layout: object, text: string): CachedResponse => ({ ...toCachedResponse(text), shown: [{ layout } as never] });
const STARTUP = toCachedResponse('{"startup":1}');
const first = (layout: CachedResponse, startup: CachedResponse = STARTUP): FirstAnswers => {
  const json = JSON.stringify([startup.parts, layout.parts]);
  return { json, kinds: ['HeroShelf'], sources: [startup, layout], plain: () => json };
};

const LAYOUT = {};
const usual = first(layoutAnswer(LAYOUT, '1 - 0'));

describe('first views', () => {
  it('a first view is drawn once for the same answers, with hashes of its styles', async () => {
    const [one, other] = [await views.of('one', '/', usual), await views.of('one', '/', usual)];
    expect(one).toBe(other);
    expect(draw).toHaveBeenCalledExactlyOnceWith({ brand: 'one', path: '/', answers: usual.json, now: '2026-11-21T12:00:00.000Z' });
    expect(one?.styleHashes).toEqual(['p{}', '', 'b{}'].map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`));
  });

  it('a first view belongs to one brand, one address and one region', async () => {
    await views.of('one', '/', usual);
    await views.of('two', '/', usual);
    await views.of('one', '/casino', usual);
    const elsewhere = first(layoutAnswer(LAYOUT, '1 - 0'), toCachedResponse('{"startup":2}'));
    expect((await views.of('one', '/', elsewhere))?.html).toContain('startup\\":2');
    expect(draw).toHaveBeenCalledTimes(4);
  });

  it('an outdated first view is kept, and drawn again after a pause', async () => {
    const old = await views.of('one', '/', usual);
    atMs += 5_000;
    const moved = first(layoutAnswer(LAYOUT, '2 - 0'));
    expect(await views.of('one', '/', moved)).toBe(old);
    expect(await views.of('one', '/', moved)).toBe(old);
    expect(draw).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect((await views.of('one', '/', moved))?.html).toContain('2 - 0');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('an old first view is used while a new one is drawn, and never replaces a later one', async () => {
    const old = await views.of('one', '/', usual);
    const moved = first(layoutAnswer(LAYOUT, '2 - 0'));
    let come = (_view: FirstView): void => undefined;
    await views.of('one', '/', moved);
    draw.mockReturnValueOnce(new Promise((done) => (come = done)));
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(await views.of('one', '/', moved)).toBe(old);
    const published = first(layoutAnswer({}, 'published'));
    expect((await views.of('one', '/', published))?.html).toContain('published');
    come({ html: '2 - 0', css: '', rules: '', fonts: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect((await views.of('one', '/', published))?.html).toContain('published');
  });

  it('a first view is at most half a minute old', async () => {
    await views.of('one', '/', usual);
    atMs += 30_000;
    expect((await views.of('one', '/', first(layoutAnswer(LAYOUT, '2 - 0'))))?.html).toContain('2 - 0');
  });

  it('a first view never shows a layout that was replaced', async () => {
    await views.of('one', '/', usual);
    expect((await views.of('one', '/', first(layoutAnswer({}, 'without'))))?.html).toContain('without');
  });

  it('a page goes without a first view if drawing is slow, fails or has no answers', async () => {
    draw.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce(null);
    const slow = views.of('one', '/slow', usual);
    await vi.advanceTimersByTimeAsync(250);
    expect(await slow).toBeNull();
    expect(await views.of('one', '/broken', usual)).toBeNull();
    expect(await views.of('one', '/none', { ...usual, sources: [] })).toBeNull();
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
