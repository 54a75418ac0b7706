/** As much of a style sheet as Stitches uses: at first it lays out its groups, later it writes rules at the end of them. */
type GroupedSheet = {
  /** Replaced by an empty list when Stitches begins anew. */
  cssRules: (Mark | Group)[];
  readonly insertRule: (text: string, index: number) => void;
};
type Group = {
  readonly type: typeof CSSRule.MEDIA_RULE;
  readonly sheet: CSSStyleSheet;
  readonly cssRules: { readonly length: number };
  readonly insertRule: (text: string) => void;
};
/** Stands before each group and says which it is, and what a server has written into it. */
type Mark = { readonly type: typeof CSSRule.STYLE_RULE; readonly cssText: string };

type Sheets = Pick<Document, 'adoptedStyleSheets' | 'querySelectorAll'>;

/**
 * A stand-in for the document that gives Stitches constructed sheets instead of a `<style>` element, because the policy `style-src 'self'`
 * refuses the element. Each of its groups gets a sheet of its own, and animations another: a browser judges every element anew when a rule comes within
 * a group, or an animation into a sheet with rules for all elements, but only the elements that it is about when a rule comes at the end of a
 * sheet. Where a first view has brought the groups with it, they are gone on with. Null where the platform cannot adopt sheets (tests, Node): rules
 * then stay in memory.
 */
export function adoptedRoot(): unknown {
  try {
    const probe = new CSSStyleSheet();
    probe.insertRule('@media{}');
    if (!(probe.cssRules[0] instanceof CSSMediaRule) || !Array.isArray(document.adoptedStyleSheets)) return null;
    const drawn = drawnGroups(document);
    return {
      styleSheets: drawn.length === 0 ? [] : [groupedSheet(document, drawn)],
      head: { appendChild: () => ({ sheet: groupedSheet(document, []) }) },
    };
  } catch {
    return null;
  }
}

function groupedSheet(page: Sheets, drawn: readonly CSSStyleSheet[]): GroupedSheet {
  const before = [...page.adoptedStyleSheets];
  const animations = new CSSStyleSheet();
  page.adoptedStyleSheets = [...before, animations];
  const group = (sheet: CSSStyleSheet): Group => ({
    type: 4,
    sheet,
    cssRules: [],
    insertRule: (text) => {
      const target = text.startsWith('@keyframes') ? animations : sheet;
      target.insertRule(nested(text), target.cssRules.length);
    },
  });
  const grouped: GroupedSheet = {
    cssRules: drawn.flatMap((sheet) => [markOf(namesIn(sheet)), group(sheet)]),
    insertRule: (text, index) => {
      grouped.cssRules.splice(index, 0, text === '@media{}' ? group(new CSSStyleSheet()) : markOf(''));
      page.adoptedStyleSheets = [...before, animations, ...grouped.cssRules.flatMap((entry) => ('sheet' in entry ? entry.sheet : []))];
    },
  };
  return grouped;
}

/** Sheets of a first view that stay, in the order of their groups; none unless all are there: groups made here would come behind them. */
function drawnGroups(page: Sheets): readonly CSSStyleSheet[] {
  const styles = [...page.querySelectorAll<HTMLStyleElement>('style[data-group]')];
  const sheets = styles.flatMap(({ sheet }) => sheet ?? []);
  return sheets.length === GROUPS ? sheets : [];
}

/** Of Stitches, from themes to the styles of single elements. */
const GROUPS = 7;

const PROPERTY = '--sxs';
const namesIn = ({ cssRules: [mark] }: CSSStyleSheet): string =>
  mark instanceof CSSStyleRule ? mark.style.getPropertyValue(PROPERTY).trim() : '';

/** As browsers write the rule: Stitches cuts the names out by their place. */
const markOf = (names: string): Mark => ({ type: 1, cssText: `${PROPERTY} { ${PROPERTY}: ${names}; }` });

/** A rule under one condition, as Stitches writes it: `@media (hover: hover){.a:hover{top:0}}`. */
const CONDITIONAL = /^(@media [^{}]+)\{([^{}]+)\{([^{}]*)\}\}$/;

/**
 * The same rule with its condition inside. Of a rule that is added, a browser works out which elements it is about; for a condition that is added, it
 * judges anew all elements of the sheet. Left as it is by browsers in which the two are not yet the same for `::before` and lists of selectors.
 */
const nested = (rule: string): string => ('CSSNestedDeclarations' in globalThis ? rule.replace(CONDITIONAL, '$2{$1{$3}}') : rule);
