import { describe, expect, it } from 'vitest';
import { atFirst, watch, type Watching, type WatchingEvent } from './watching.ts';

const viewing = { url: 'http://h/viewings/1', playlist: 'http://h/viewings/1/index.m3u8', lastsMs: 60_000 };
const other = { ...viewing, url: 'http://h/viewings/2' };
const run = (...events: readonly WatchingEvent[]): Watching => events.reduce(watch, atFirst);
const opened = [{ type: 'pressed' }, { type: 'opened', viewing }] as const;

describe('watching', () => {
  it('watching goes from asking to loading to playing', () => {
    expect(run({ type: 'pressed' })).toEqual({ state: 'asking' });
    expect(run(...opened)).toEqual({ state: 'loading', viewing });
    expect(run(...opened, { type: 'shown' })).toEqual({ state: 'playing', viewing });
  });

  it('watching can be refused before and during play', () => {
    const refused = { type: 'refused', reason: 'BALANCE' } as const;
    expect(run({ type: 'pressed' }, refused)).toEqual({ state: 'refused', reason: 'BALANCE' });
    expect(run(...opened, { type: 'shown' }, refused)).toEqual({ state: 'refused', reason: 'BALANCE' });
    expect(run(refused)).toEqual(atFirst);
  });

  it('a prolongation changes only the viewing in progress', () => {
    const longer = { ...viewing, lastsMs: 59_000 };
    expect(run(...opened, { type: 'prolonged', viewing: longer })).toEqual({ state: 'loading', viewing: longer });
    expect(run(...opened, { type: 'prolonged', viewing: other })).toEqual({ state: 'loading', viewing });
    expect(run({ type: 'prolonged', viewing })).toEqual(atFirst);
  });

  it('a closed stream ignores later answers', () => {
    expect(run({ type: 'pressed' }, { type: 'closed' }, { type: 'opened', viewing })).toEqual(atFirst);
    expect(run(...opened, { type: 'closed' }, { type: 'shown' })).toEqual(atFirst);
    expect(run(...opened, { type: 'closed' }, { type: 'broken' })).toEqual(atFirst);
  });

  it('a broken stream fails and starts again when pressed', () => {
    const broken = run(...opened, { type: 'broken' });
    expect(broken).toEqual({ state: 'failed' });
    expect(watch(broken, { type: 'pressed' })).toEqual({ state: 'asking' });
  });

  it('the end of the game ends only a stream with a picture', () => {
    expect(run(...opened, { type: 'ended' })).toEqual({ state: 'ended' });
    expect(run({ type: 'ended' })).toEqual(atFirst);
    expect(run({ type: 'pressed' }, { type: 'ended' })).toEqual({ state: 'asking' });
  });

  it('a second press does not start a stream twice', () => {
    expect(run(...opened, { type: 'pressed' })).toEqual({ state: 'loading', viewing });
  });
});
