import { classNames, moduleOf } from './classNames.ts';
import { type Composer, composersOf, isStyle, type Look, type Part, readComposer, withVariants } from './composer.ts';
import type { Evaluated } from './evaluateStyles.ts';
import { groupsIn, STYLED } from './groups.ts';

export type Sheet = {
  /** Style parts by call site, one per argument. Null if the argument is not a style. */
  readonly parts: ReadonlyMap<string, readonly (Part | null)[]>;
  readonly props: ReadonlyMap<string, string>;
  readonly rules: ReadonlyMap<string, string>;
  readonly plainTheme: string;
  readonly themes: ReadonlyMap<string, string>;
  /** Pairs of modules: a component in module `path` extends a component in module `of`. */
  readonly madeOf: readonly (readonly [path: string, of: string])[];
};

/** Orders rules by module, each after the rules that it extends. Throws for ambiguous styles. */
export function sheetOf(evaluated: Evaluated): Sheet {
  const writer = createWriter(evaluated);
  const madeOf: [string, string][] = [];
  const looks = createLooks(writer, madeOf);
  const parts = new Map<string, readonly (Part | null)[]>();
  const props = new Map<string, string>();
  const themes = new Map<string, string>();
  for (const [site, { made, args, result }] of evaluated.records) {
    if (made === 'look') parts.set(site, looks(site, args, result));
    else if (made === 'prop') props.set(site, writer.prop(site, result as object));
    else if (made === 'theme') themes.set(site, writer.theme(result));
    else writer.ask(site, result as () => string);
  }
  return { parts, props, themes, madeOf, rules: writer.rules(), plainTheme: writer.plainTheme };
}

type Writer = ReturnType<typeof createWriter>;

function createLooks({ part, copy }: Writer, madeOf: [string, string][]) {
  const made = new Map<Composer, { readonly style: object; readonly path: string }>();
  return (site: string, args: readonly unknown[], result: unknown): readonly (Part | null)[] => {
    const missing = args.indexOf(undefined);
    if (missing >= 0) throw new Error(`${site}: argument ${missing + 1} has no value while styles are evaluated`);
    const path = moduleOf(site);
    const inherited = new Set(args.filter((arg) => !isStyle(arg)).flatMap(composersOf));
    const own = composersOf(result).filter((composer) => !inherited.has(composer));
    // Repeats variants inherited from other modules, because Stitches puts variants after all plain styles.
    const copies =
      own.length === 0 ? [] : [...inherited].flatMap((composer) => made.get(composer) ?? []).filter((from) => from.path !== path);
    madeOf.push(...copies.map((from): [string, string] => [path, from.path]));
    const variants = copies.map(({ style }) => copy(site, style));
    let at = 0;
    return args.map((arg) => {
      const composer = isStyle(arg) ? own[at++] : undefined;
      if (!isStyle(arg) || composer === undefined) return null;
      made.set(composer, { style: arg, path });
      const plain = part(site, arg);
      return at === own.length ? variants.reduce(withVariants, plain) : plain;
    });
  };
}

function createWriter({ records, library }: Evaluated) {
  const nameAt = classNames([...records.keys()]);
  const known = new Map<string, string | null>();
  const groups = new Map<string, readonly string[]>();
  const written = (write: () => unknown): readonly string[] => {
    library.reset();
    write();
    return groupsIn(library.getCssText());
  };
  const [plainTheme = ''] = written(() => undefined);
  const keep = (site: string, rules: readonly string[], names: ReadonlyMap<string, string>): void => {
    const before = groups.get(moduleOf(site)) ?? [];
    const ours = rules.map((text) => renamed(text, (name) => names.get(name) ?? known.get(name)));
    groups.set(
      moduleOf(site),
      ours.map((text, at) => (at === 0 ? '' : (before[at] ?? '') + text)),
    );
  };
  const drawn = (site: string, style: object, isKept: (group: number) => boolean): Part => {
    const look = library.css(style) as Look;
    const [composer] = composersOf(look);
    if (composer === undefined) throw new Error(`${site}: the library has made nothing of a style`);
    const { part, names, write } = readComposer(look, composer, () => nameAt(site));
    const rules = written(write).map((text, group) => (isKept(group) ? text : ''));
    keep(site, rules, names);
    return part;
  };
  return {
    plainTheme,
    part: (site: string, style: object): Part => {
      const part = drawn(site, style, () => true);
      for (const [base] of composersOf(library.css(style))) known.set(base, known.has(base) ? null : part[0]);
      return part;
    },
    copy: (site: string, style: object): Part => drawn(site, style, (group) => group > STYLED),
    prop: (site: string, style: object): string => {
      if (Object.keys(style).length === 0) return '';
      const look = library.css({}) as Look;
      const name = nameAt(site);
      const made = look({ css: style }).className.split(' ').at(-1) ?? '';
      keep(
        site,
        written(() => look({ css: style })),
        new Map([[made, name]]),
      );
      return name;
    },
    ask: (site: string, ask: () => string): void => {
      const rules = written(ask);
      const frames = ask();
      if (known.has(frames)) return;
      if (frames !== '') known.set(frames, nameAt(site));
      keep(site, rules, new Map());
    },
    theme: (theme: unknown): string => (written(() => String(theme))[0] ?? '').replace(plainTheme, ''),
    rules: (): ReadonlyMap<string, string> => new Map([...groups].map(([path, texts]) => [path, texts.join('')])),
  };
}

const renamed = (rules: string, nameOf: (name: string) => string | null | undefined): string =>
  rules.replaceAll(/\blm-[ck]-[\w-]+/g, (name) => {
    const own = nameOf(name);
    if (own === null) throw new Error(`${name} is named by a rule, and stands for two equal styles. Make them differ, or one.`);
    if (own === undefined) throw new Error(`${name} is named by a rule before it is made`);
    return own;
  });
