/** Matches class names in a rule's selector. A rule without class names is always kept. */
const OWN_CLASSES = /(?<=\.)_\w+/g;

export function rulesFor(html: string, sheet: string): string {
  return rulesWith(new Set(html.match(/\b_\w+/g)), sheet);
}

function rulesWith(names: ReadonlySet<string>, sheet: string): string {
  return blocksOf(sheet)
    .map(({ head, body }) => {
      if (head.startsWith('@media')) return wrapped(head, rulesWith(names, body));
      const own = head.match(OWN_CLASSES);
      return own === null || own.some((name) => names.has(name)) ? wrapped(head, body) : '';
    })
    .join('');
}

const wrapped = (head: string, body: string): string => (body === '' ? '' : `${head}{${body}}`);

type Block = { readonly head: string; readonly body: string };

/** Splits a style sheet into rules. Strings must contain no braces. */
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
