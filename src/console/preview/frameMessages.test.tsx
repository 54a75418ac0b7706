import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RenderReport } from '#src/render/index.ts';
import { foreignOrigins, hostileMessages } from '#tests/support/hostileMessages.ts';
import { onReportOf, showIn } from './frameMessages.ts';

const report: RenderReport = { revision: 'r', nodeId: 'n', kind: 'TabsShelf', reason: 'unsupported' };
const frame = { name: 'the frame' } as unknown as Window;
let stop = (): void => undefined;
afterEach(() => stop());

function heard(event: Partial<MessageEventInit>): readonly RenderReport[] {
  const reports: RenderReport[] = [];
  stop = onReportOf(
    () => frame,
    (each) => void reports.push(each),
  );
  const message = new Event('message');
  const given = { origin: location.origin, source: frame, data: { name: 'gallery-report', report }, ...event };
  dispatchEvent(Object.assign(message, given));
  return reports;
}

describe('reports of a drawing', () => {
  it('the gallery receives the report of a drawing', () => {
    expect(heard({})).toEqual([report]);
  });

  it.each<[string, Partial<MessageEventInit>]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['another window', { source: { name: 'another' } as unknown as Window }],
    ['no window', { source: null }],
    ['a message of another name', { data: { name: 'other', report } }],
    ['a report that is none', { data: { name: 'gallery-report', report: { kind: 7 } } }],
    ['nothing at all', { data: null }],
  ])('the gallery drops a report from %s', (_what, event) => {
    expect(heard(event)).toEqual([]);
  });
});

it('another address is shown without reloading the page', () => {
  const replaceState = vi.fn<History['replaceState']>();
  const told: string[] = [];
  showIn(
    { history: { replaceState }, dispatchEvent: ({ type }: Event) => told.push(type) > 0 } as unknown as Window,
    '/preview.html?kind=Tabs',
  );
  expect(replaceState.mock.calls[0]?.[2]).toBe('/preview.html?kind=Tabs');
  expect(told).toEqual(['popstate']);
});

it('checklist 49: reports of other origins, windows or shapes are dropped', () => {
  const reports: RenderReport[] = [];
  stop = onReportOf(
    () => frame,
    (each) => void reports.push(each),
  );
  const say = (data: unknown, origin: string, source: unknown) =>
    dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  fc.assert(
    fc.property(hostileMessages([{ name: 'gallery-report', report }]), foreignOrigins(location.origin), (data, origin) => {
      reports.length = 0;
      say(data, origin, frame);
      say(data, location.origin, {});
      say(data, location.origin, null);
      expect(reports).toEqual([]);
      say(data, location.origin, frame);
      for (const told of reports)
        expect([told.revision, told.nodeId, told.kind, told.reason].every((each) => typeof each === 'string')).toBe(true);
    }),
  );
});
