import type { Violation } from './tree.ts';

/** Licences under which a package may run in production. SPDX ids. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
]);
/** Linked dynamically and shipped unchanged, as its section 4 asks: libvips for pictures. */
const WEAK_COPYLEFT = { id: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ };

/** Licences that may be chosen: `A OR B` gives two choices, `A AND B` one of both. */
const choicesIn = (expression: string): readonly (readonly string[])[] =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .map((choice) => choice.split(' AND '));

/** Finds packages on the page of notices, `- [name](…) version` below `## licence (count)`, without an allowed licence. */
export function foreignLicences({ path, text }: { readonly path: string; readonly text: string }): readonly Violation[] {
  return text
    .split('\n## ')
    .slice(1)
    .flatMap((section) => {
      const [, license = ''] = /^(.+) \(\d+\)\n/.exec(section) ?? [];
      const isAllowed = (name: string): boolean =>
        choicesIn(license).some((ids) =>
          ids.every((id) => ALLOWED.has(id) || (id === WEAK_COPYLEFT.id && WEAK_COPYLEFT.packages.test(name))),
        );
      return [...section.matchAll(/^- \[([^\]]+)\]/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !isAllowed(name))
        .map((name) => ({ path, message: `lists ${name} under "${license}". Take another package, or ask who answers for the law.` }));
    });
}
