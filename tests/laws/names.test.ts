import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.ts';
import { bannedNames, bansOf } from './names.ts';
import { report, typescriptFiles } from './tree.ts';

const bans = bansOf(readFileSync(join(ROOT, 'docs/how-to/glossary.md'), 'utf8'));
const planted = (text: string, path = 'src/a.ts'): string => report(bannedNames([{ path, text }], bans));

describe('names', () => {
  it('no name of the code has a word that the glossary bans', () => {
    expect(bans.length).toBeGreaterThan(30);
    expect(report(bannedNames(typescriptFiles(), bans))).toBe('');
  });

  it.each([
    ['export type Standing = { readonly id: string };', '"standing" is banned. Use Eligibility'],
    ['export const keptWishes = 1;', '"wishes" is banned'],
    ['export async function toldIn() {}', '"told" is banned'],
    ['export class HotAnswers {}', '"hot" is banned. Use response cache'],
    ['export const DOORS_TOPIC = 1;', '"doors" is banned'],
    ['export abstract class Sitting {}', '"sitting" is banned'],
  ])('a banned word in a planted name is caught: %s', (text, message) => {
    expect(planted(text)).toContain(message);
  });

  it.each([
    ['server/doors.test.ts', 'server/doors.test.ts: is named so: "doors" is banned'],
    ['server/hotAnswers/a.ts', 'server/hotAnswers: is named so: "hot" is banned'],
  ])('a banned word in a planted path is caught: %s', (path, message) => {
    expect(planted('', path)).toContain(message);
  });

  it.each([
    ['export type Standings = { readonly rows: number };'],
    ['export const houseAccount = 1;'],
    ['export const outstandingCents = 1;'],
    ['const told = 1;'],
    ['export const store = { told: 1 };'],
  ])('the law on names accepts %s', (text) => {
    expect(planted(text)).toBe('');
  });

  it('names in generated code are not checked', () => {
    expect(planted('export type Standing = 1;', 'src/gql/graphql.ts')).toBe('');
  });

  it('the law on names throws if the glossary has no table of banned words', () => {
    expect(() => bansOf('# Glossary\n')).toThrow('has no table');
  });
});
