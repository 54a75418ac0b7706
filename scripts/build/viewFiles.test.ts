import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import { viewFiles, viewModules } from './viewFiles.ts';

const family = (name: string) => {
  const path = `registry/${name}/index.ts`;
  return { path, text: readFileSync(join(ROOT, path), 'utf8') };
};

describe('the module of a kind', () => {
  it.each(['pageShelves', 'casinoShelves'])('every kind of %s has a module that exists', (name) => {
    const kinds = family(name).text.match(/^ {2}\w+Shelf: /gm) ?? [];
    const modules = viewModules(family(name));
    expect(Object.keys(modules)).toHaveLength(kinds.length);
    for (const module of Object.values(modules)) expect(() => readFileSync(join(ROOT, module)), module).not.toThrow();
  });
});

describe('the files of a kind', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['_libraries'] },
    _libraries: { file: 'libraries.js' },
    _shared: { file: 'shared.js', imports: ['_libraries', '_shared'] },
    'registry/a/Rail.tsx': { file: 'rail.js', imports: ['index.html', '_shared'], dynamicImports: ['registry/a/Late.tsx'] },
    'registry/a/Late.tsx': { file: 'late.js' },
  };

  it('the files of a kind are its module and static imports, without those of every page', () => {
    expect(viewFiles({ Rail: 'registry/a/Rail.tsx' }, manifest)).toEqual({ Rail: ['rail.js', 'shared.js'] });
  });

  it('a kind whose module the build lacks has no files', () => {
    expect(viewFiles({ Gone: 'registry/a/Gone.tsx' }, manifest)).toEqual({ Gone: [] });
  });
});
