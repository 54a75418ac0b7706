import { expect, it } from 'vitest';
import { type LayoutReport, onceEach } from './report.ts';

const broken = (more: Partial<LayoutReport> = {}): LayoutReport => ({
  reason: 'INVALID',
  revision: 'r',
  nodeId: 'n',
  message: 'x',
  ...more,
});

it('the first report of each revision, node and reason is passed on', () => {
  const told: LayoutReport[] = [];
  const report = onceEach((entry) => void told.push(entry));
  for (const entry of [broken(), broken(), broken({ nodeId: 'm' }), broken({ revision: 's' }), broken({ reason: 'UNSUPPORTED' }), broken()])
    report(entry);
  expect(told).toHaveLength(4);
});

it('a failing source is reported once, whatever its message', () => {
  const told: LayoutReport[] = [];
  const report = onceEach((entry) => void told.push(entry));
  for (const message of ['a', 'b', 'c']) report({ reason: 'SOURCE_FAILED', source: 'casinoGames', message });
  expect(told).toHaveLength(1);
});

it('a report is repeated after the memory of reports was full', () => {
  const told: LayoutReport[] = [];
  const report = onceEach((entry) => void told.push(entry), 2);
  for (const nodeId of ['a', 'b', 'c', 'a']) report(broken({ nodeId }));
  expect(told).toHaveLength(4);
});
