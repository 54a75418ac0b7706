import { describe, expect, it } from 'vitest';
import { feedStatusReaders, idleWriters } from './feedStatus.ts';
import { report, typescriptFiles } from './tree.ts';

describe('what the feed says of a market or selection', () => {
  it('is named by its writers alone: everybody else reads what the database computes from it, the suspensions and the prices held by hand', () => {
    expect(report(feedStatusReaders(typescriptFiles()))).toBe('');
    expect(idleWriters(typescriptFiles())).toEqual([]);
  });

  it('a planted reader is found', () => {
    const reader = { path: 'server/modules/betting/slip/new.ts', text: "db.selectFrom('markets').where('feed_status', '=', 'OPEN')" };
    expect(report(feedStatusReaders([reader]))).toContain('Read `status`');
    const priced = { ...reader, text: 'SELECT feed_num FROM selections' };
    expect(report(feedStatusReaders([priced]))).toContain('Read `status`');
  });
});
