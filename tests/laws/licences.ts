import type { Violation } from './tree.ts';

/** SPDX ids of licences that packages may have in production. */
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
/** libvips, which processes images. We link it dynamically and ship it unchanged, as section 4 of its licence requires. */
const WEAK_COPYLEFT = { id: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ };

/** Returns the choices in a licence expression: two for `A OR B`; one for `A AND B`, which needs both. */
const choicesIn = (expression: string): readonly (readonly string[])[] =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .map((choice) => choice.split(' AND '));

/** Finds packages without an allowed licence. The page lists them as `- [name](…) version` below `## licence (count)`. */
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
