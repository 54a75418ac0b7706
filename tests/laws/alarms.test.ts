import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import type { AppDeps } from '#server/api/deps.ts';
import { createMetrics } from '#server/api/metrics.ts';
import { registerAnalytics } from '#server/api/rest/analytics.ts';
import { registerTelemetry } from '#server/api/rest/telemetry.ts';
import { createRateLimits } from '#server/platform/rateLimits/index.ts';
import { ROOT } from '../../scripts/files.ts';
import { alarmsIn, metricsIn, panelsIn, seriesOf, unansweredAlarms, unknownMetrics } from './alarms.ts';
import { report } from './tree.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const alarms = alarmsIn(read('deploy/alerts.yaml'));
let series: ReadonlySet<string> = new Set();

/** Reads what /metrics prints after the server registered all metrics. */
beforeAll(async () => {
  const app = fastify();
  const metrics = createMetrics(app, () => true);
  const deps = { rateLimits: createRateLimits(() => 0) } as unknown as AppDeps;
  registerAnalytics(app, deps, metrics);
  registerTelemetry(app, deps, metrics);
  metrics.countSockets(() => 0);
  metrics.watchReadiness(() => Promise.resolve(true));
  metrics.countRegister({ awaySeconds: () => 0, counts: () => new Map() });
  series = seriesOf((await app.inject('/metrics')).payload);
});

it('each alarm and each panel asks for metrics that the server prints', () => {
  expect([alarms.length, series.size].every((count) => count > 5)).toBe(true);
  expect(report(unknownMetrics('deploy/alerts.yaml', alarms, series))).toBe('');
  expect(report(unknownMetrics('deploy/dashboard.json', panelsIn(read('deploy/dashboard.json')), series))).toBe('');
  const planted = (expr: string): string => report(unknownMetrics('planted', [{ name: 'A', expr }], series));
  expect(planted('sum by (route) (rate(http_request_seconds_count{status="500"}[5m] offset 1h)) > 1 and up == 0')).toBe('');
  expect(planted('rate(http_request_seconds[5m]) > 1')).toContain('asks for http_request_seconds, which /metrics does not print');
  expect(planted('vector(1)')).toContain('asks for no metric');
  expect(metricsIn('a{b="c"} / on_time > 1.5e9')).toEqual(['a', 'on_time']);
});

it('each alarm has a section in the runbook that says what to do, and each section has an alarm', () => {
  const names = alarms.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(report(unansweredAlarms({ path: 'docs/operations.md', text: read('docs/operations.md') }, names))).toBe('');
  const planted = (text: string): string => report(unansweredAlarms({ path: 'docs/operations.md', text }, ['Fire']));
  expect(planted('\n## Alarms from metrics\n\n### Fire\n\nIt burns.\n\nDo: put it out.\n\n## Levers\n\n### Other\n')).toBe('');
  expect(planted('\n## Alarms from metrics\n')).toContain('has no section "### Fire"');
  expect(planted('\n## Alarms from metrics\n\n### Fire\n\nDo: x.\n\n### Flood\n\nDo: y.\n')).toContain('answers Flood, which never rings');
  expect(planted('\n## Alarms from metrics\n\n### Fire\n\nIt burns.\n')).toContain('does not say what to do at Fire');
});
