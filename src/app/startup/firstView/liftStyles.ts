/** Matches style attributes, which the content security policy refuses. */
const STYLE = / style="([^"]*)"/g;
const FORBIDDEN = /[<>{}\\]/;

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const plain = (escaped: string): string => escaped.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? '');

/** Moves inline styles to rules; drops styles with forbidden characters. */
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
