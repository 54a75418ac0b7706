import { describe, expect, it } from 'vitest';
import { titlesInEngines, weakDraws } from './slots.ts';
import { filesOf, report } from './tree.ts';

const FOLDER = 'server/sandbox/gameProvider';
const files = filesOf([FOLDER], ['.ts', '.js']);

type Read = { readonly id: string; readonly name?: string };
const documents = filesOf([`${FOLDER}/slots`], ['.json']).filter(({ path }) => path.includes('/titles/') || path.endsWith('looks.json'));
const names = documents.flatMap(({ text }) => {
  const read = JSON.parse(text) as Read | readonly Read[];
  return [read].flat().flatMap(({ id, name }) => [id, ...(name === undefined ? [] : [name])]);
});

describe('slots', () => {
  it('no engine and no page of the provider names a title', () => {
    expect(names.length).toBeGreaterThan(40);
    expect(report(titlesInEngines(files, names))).toBe('');
  });

  it.each([
    ['an engine', `${FOLDER}/slots/lines.ts`, "const most = title.id === 'grand-meridian' ? 2 : 1;"],
    ['the page', `${FOLDER}/slot.js`, "if (game.slot.name === 'Cherry Circuit') spin();"],
  ])('a title named in %s is caught', (_, path, text) => {
    expect(report(titlesInEngines([{ path, text }], names))).toContain('belongs in its file');
  });

  it('what the provider pays is drawn from a cryptographic source alone', () => {
    expect(report(weakDraws(files))).toBe('');
  });

  it.each([
    'const at = Math.floor(Math.random() * 8);',
    'draw(kind, ports.random);',
    "import { seededDraw } from '#tests/support/seededDraw.ts';",
  ])('a weak draw is caught: %s', (text) => {
    expect(report(weakDraws([{ path: `${FOLDER}/outcome.ts`, text }]))).toContain('slots/draw.ts');
  });
});
