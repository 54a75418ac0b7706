/** A class that styles make, at the beginning of a selector; all other rules are for every page. */
const OWN_CLASS = /^\.(lm-c-[\w-]+)/;

/**
 * Of a sheet, the rules that are for something in this markup: a thread draws one page after another, and the sheet gathers the rules of all.
 * Groups keep their order, and rules the order within them; what is left empty goes.
 */
export function rulesFor(html: string, sheet: string): string {
  return blocksOf(sheet)
    .map(({ head, body }) => {
      if (head.startsWith('--sxs')) return '';
      if (head.startsWith('@media')) return wrapped(head, rulesFor(html, body));
      const own = OWN_CLASS.exec(head)?.[1];
      return own === undefined || html.includes(own) ? wrapped(head, body) : '';
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
