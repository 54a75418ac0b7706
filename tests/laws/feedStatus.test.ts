import { describe, expect, it } from 'vitest';
import { feedStatusReaders, idleWriters } from './feedStatus.ts';
import { report, typescriptFiles } from './tree.ts';

describe("the feed's own status", () => {
  it("only the listed files read the feed's own status or price; all others read the computed one", () => {
    expect(report(feedStatusReaders(typescriptFiles()))).toBe('');
    expect(idleWriters(typescriptFiles())).toEqual([]);
  });

  it("a planted reader of the feed's status is caught", () => {
    const reader = { path: 'server/modules/betting/slip/new.ts', text: "db.selectFrom('markets').where('feed_status', '=', 'OPEN')" };
    expect(report(feedStatusReaders([reader]))).toContain('Read `status`');
    const priced = { ...reader, text: 'SELECT feed_num FROM selections' };
    expect(report(feedStatusReaders([priced]))).toContain('Read `status`');
  });
});
