/** Classes that styles make; rules without any are for every page. */
const OWN_CLASSES = /\blm-c-[\w-]+/g;
/** Classes of a brand's modes, whose rules a page gets with its code. */
const OF_A_MODE = /^(?!lm-).*-(light|dark)$/;

/** Themes, rules for every page, then those of components, the plainest first: as many as Stitches has. */
const GROUPS = 7;

/**
 * Of a sheet, group by group, the rules that are for something in this markup: a thread draws one page after another, and the sheet gathers the
 * rules of all. Groups and rules keep their order. Each begins with a mark that names what is in it, by which Stitches knows in the browser what
 * it need not write again.
 */
export function groupsFor(html: string, sheet: string): readonly string[] {
  const groups = Array.from({ length: GROUPS }, (_, group) => markOf([String(group)]));
  const blocks = blocksOf(sheet);
  for (const [at, { head, body }] of blocks.entries()) {
    if (head !== MARK) continue;
    const [group = '', ...names] = body.slice(MARK.length + 1).split(' ');
    groups[Number(group)] = markOf([group, ...names.filter(isIn(html))]) + rulesFor(html, blocks[at + 1]?.body ?? '');
  }
  return groups;
}

const MARK = '--sxs';
const markOf = (names: readonly string[]): string => `${MARK}{${MARK}:${names.join(' ')}}`;

const isIn =
  (html: string) =>
  (name: string): boolean =>
    name.startsWith('lm-c-') ? html.includes(name) : !OF_A_MODE.test(name);

function rulesFor(html: string, group: string): string {
  return blocksOf(group)
    .map(({ head, body }) => {
      if (head.startsWith('@media')) return wrapped(head, rulesFor(html, body));
      const own = head.match(OWN_CLASSES);
      return own === null || own.some((name) => html.includes(name)) ? wrapped(head, body) : '';
    })
    .join('');
}

const wrapped = (head: string, body: string): string => (body === '' ? '' : `${head}{${body}}`);

type Block = { readonly head: string; readonly body: string };

/** The outermost blocks of a sheet, one after another. Braces stand in no text of ours. */
function blocksOf(sheet: string): readonly Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let from = 0;
  let opened = 0;
  for (let at = 0; at < sheet.length; at += 1) {
    if (sheet[at] === '{' && (depth += 1) === 1) opened = at;
    if (sheet[at] !== '}' || (depth -= 1) > 0) continue;
    blocks.push({ head: sheet.slice(from, opened).trim(), body: sheet.slice(opened + 1, at) });
    from = at + 1;
  }
  return blocks;
}
