import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listBrands } from '#server/platform/config/brands.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { ROOT } from '../../scripts/files.ts';
import { composeOf, envFile, proxyProblems, serversIn, unknownVariables } from './deploy.ts';
import { filesOf, report } from './tree.ts';
import { variablesRead } from './variables.ts';

const file = (path: string) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });
const compose = composeOf(file('deploy/compose.yaml').text);
const example = envFile(file('deploy/production.env.example'));
const known = variablesRead(filesOf(['server'], ['.ts']).filter(({ path }) => !path.endsWith('.test.ts')));
const ofServer = serversIn(compose)[0]?.[1].environment ?? {};
const ofProxy = Object.keys(compose.services['proxy']?.environment ?? {});

it('compose.yaml has a proxy, three equal servers, PostgreSQL and Redis', () => {
  const servers = serversIn(compose);
  expect(Object.keys(compose.services)).toEqual(['proxy', ...servers.map(([name]) => name), 'database', 'redis']);
  expect(servers).toHaveLength(3);
  expect(new Set(servers.map(([, { environment }]) => JSON.stringify(environment))).size).toBe(1);
  const behind = [...file('deploy/haproxy.cfg').text.matchAll(/^ {4}server \w+ "\$\{(\w+)\}"/gm)].map(([, name = '']) => name);
  expect(behind.map((name) => compose.services['proxy']?.environment?.[name])).toEqual(servers.map(([name]) => `${name}:4000`));
  expect(() => composeOf('services: {a: 1, a: 2}')).toThrow('unique');
});

it('the deployment sets only variables that the server reads', () => {
  expect(report(unknownVariables('deploy/compose.yaml', Object.keys(ofServer), known))).toBe('');
  expect(report(unknownVariables('deploy/production.env.example', Object.keys(example), known))).toBe('');
  expect(report(unknownVariables('planted', ['DATABASE_URL', 'DATABASE_ADDRESS'], known))).toContain('sets DATABASE_ADDRESS');
  expect(() => envFile({ path: 'planted', text: 'export A=1' })).toThrow('is not NAME=value');
});

it('the example starts production once its empty lines are filled in, and not before', () => {
  const brands = listBrands(ROOT);
  const filled = {
    BRAND_SITES: brands.brands.map((brand) => `${brand}=https://${brand}.example`).join(' '),
    ...{ CONSOLE_SITE: 'https://desk.example', PERSON_KEYS: 'p'.repeat(32), SCANNER_URL: 'tcp://scanner:3310' },
    ...{ SMTP_URL: 'smtps://user:secret@mail.example', MAIL_FROM: 'care@one.example' },
  };
  expect(Object.values(example).join('')).toBe('');
  const env = { ...example, ...ofServer, DATABASE_URL: 'postgresql://linemaker:secret@database/linemaker' };
  const empty = readConfig(env, brands, ROOT);
  expect(empty.ok ? [] : empty.refusal.map((line) => line.split(' ', 1)[0])).toEqual([
    'BRAND_SITES',
    'CONSOLE_SITE',
    'SMTP_URL',
    'PERSON_KEYS',
    'SCANNER_URL',
  ]);
  expect(readConfig({ ...env, ...filled }, brands, ROOT).ok).toBe(true);
});

it('haproxy.cfg has only known keywords, and the variables that compose.yaml gives the proxy', () => {
  expect(report(proxyProblems(file('deploy/haproxy.cfg'), ofProxy))).toBe('');
  const planted = (text: string): string => report(proxyProblems({ path: 'haproxy.cfg', text }, ['PROXY_BIND']));
  expect(planted('frontend site\n    bind "${PROXY_BIND[*]}"\n')).toBe('');
  expect(planted('frontend site\n    bnid "${PROXY_BIND[*]}"\n')).toContain('unknown line "bnid');
  expect(planted('site\n    bind "${PROXY_BIND[*]}"\n')).toContain('unknown line "site"');
  expect(planted('frontend site\n    bind "${BIND}"\n')).toContain('uses BIND, which compose.yaml does not set');
  expect(planted('global\n')).toContain('does not use PROXY_BIND');
});
