/** Of an element's own styles: the policy refuses them in a page's text, but not in a sheet it knows. */
const STYLE = / style="([^"]*)"/g;
/** What could end a rule or the sheet; no style of ours needs it. */
const FORBIDDEN = /[<>{}\\]/;

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const plain = (escaped: string): string => escaped.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? '');

/** Moves the styles of single elements out of the text of a page into rules that name the elements; equal ones share a rule. */
export function liftStyles(html: string): { readonly html: string; readonly rules: string } {
  const names = new Map<string, number>();
  const lifted = html.replace(STYLE, (_, escaped: string) => {
    const style = plain(escaped);
    if (FORBIDDEN.test(style)) return '';
    const name = names.get(style) ?? names.size;
    names.set(style, name);
    return ` data-s="${name}"`;
  });
  const rules = [...names].map(([style, name]) => `[data-s="${name}"]{${style}}`).join('');
  return { html: lifted, rules };
}
