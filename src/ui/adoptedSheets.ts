/** As much of a style sheet as Stitches uses: at first it lays out its groups, later it writes rules at the end of them. */
type GroupedSheet = {
  /** Replaced by an empty list when Stitches begins anew. */
  cssRules: Group[];
  readonly insertRule: (text: string, index: number) => void;
};
type Group = {
  readonly sheet: CSSStyleSheet | null;
  readonly cssRules: { readonly length: number };
  readonly insertRule: (text: string) => void;
};

/**
 * A stand-in for the document that gives Stitches constructed sheets instead of a `<style>` element, because the policy `style-src 'self'`
 * refuses the element. Each of its groups gets a sheet of its own, and animations another: a browser judges every element anew when a rule comes within
 * a group, or an animation into a sheet with rules for all elements, but only the elements that it is about when a rule comes at the end of a
 * sheet. Null where the platform cannot adopt sheets (tests, Node): rules then stay in memory.
 */
export function adoptedRoot(): unknown {
  try {
    const probe = new CSSStyleSheet();
    probe.insertRule('@media{}');
    if (!(probe.cssRules[0] instanceof CSSMediaRule) || !Array.isArray(document.adoptedStyleSheets)) return null;
    return { styleSheets: [], head: { appendChild: () => ({ sheet: groupedSheet(document) }) } };
  } catch {
    return null;
  }
}

function groupedSheet(page: Pick<Document, 'adoptedStyleSheets'>): GroupedSheet {
  const before = [...page.adoptedStyleSheets];
  const animations = new CSSStyleSheet();
  const group = (sheet: CSSStyleSheet): Group => ({
    sheet,
    cssRules: [],
    insertRule: (text) => {
      const target = text.startsWith('@keyframes') ? animations : sheet;
      target.insertRule(text, target.cssRules.length);
    },
  });
  const grouped: GroupedSheet = {
    cssRules: [],
    insertRule: (text, index) => {
      grouped.cssRules.splice(index, 0, text === '@media{}' ? group(new CSSStyleSheet()) : MARK);
      page.adoptedStyleSheets = [...before, animations, ...grouped.cssRules.flatMap(({ sheet }) => sheet ?? [])];
    },
  };
  return grouped;
}

/** Stands before each group and says which it is; Stitches looks for it when it finds a page that a server has drawn. */
const MARK: Group = { sheet: null, cssRules: [], insertRule: () => undefined };
