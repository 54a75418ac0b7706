import type { Words } from '#src/shared/text/spoken.ts';
import type { ColorToken } from '#src/ui/stitches.ts';

export type ThemeMode = 'light' | 'dark';

/** Colors, tested for a contrast of 4.5:1 for text, 3:1 for controls. */
export type BrandColors = Readonly<Record<ColorToken, string>>;

export type BrandFont = {
  readonly family: string;
  /** URL of a WOFF2 file with Latin characters. */
  readonly url: string;
  /** Range of weights, such as `100 900`. */
  readonly weights: string;
  /** Local fonts, scaled to the metrics of this font (per cent) against layout shift. */
  readonly fallbacks: readonly {
    readonly local: string;
    readonly weights: string;
    readonly sizeAdjust: string;
    readonly ascent: string;
    readonly descent: string;
    readonly lineGap: string;
  }[];
};

export type BrandTokens = {
  readonly colors: Readonly<Record<ThemeMode, BrandColors>>;
  readonly fonts: { readonly text: BrandFont; readonly display?: BrandFont };
  readonly fontWeights: { readonly regular: number; readonly medium: number; readonly bold: number };
  readonly letterSpacings: { readonly display: string; readonly caps: string };
  readonly radii: { readonly odds: string; readonly control: string; readonly card: string };
  /** CSS lengths: `odds` is at least 44 px, `shelf` separates shelves, `rowPad` surrounds the lines of a row. */
  readonly sizes: Readonly<Record<'odds' | 'row' | 'header' | 'shelf' | 'rowPad', string>>;
};

export type BrandCopy = {
  /** Title of pages without one of their own. */
  readonly tagline: string;
  readonly logIn: string;
  readonly signUp: string;
  readonly loginTitle: string;
  readonly loginIntro: string;
  readonly emptyBetslipTitle: string;
  readonly emptyBetslipBody: string;
  readonly notFoundTitle: string;
  readonly notFoundBody: string;
  readonly offlineTitle: string;
  readonly offlineBody: string;
  readonly welcomePromo: string;
  /** Brand's name for promotional credits; the server reads it from `house.json`. */
  readonly creditsName: string;
  /** Title above the region's helpline. */
  readonly playNoticeTitle: string;
  readonly playNoticeBody: string;
  readonly limitsOfferTitle: string;
  readonly limitsOfferBody: string;
  readonly firstWagerTitle: string;
  readonly firstWagerBody: string;
};

/** Background and line style of illustrations. */
export type DrawingStyle = 'cloud' | 'bars' | 'arch' | 'confetti';

/** Destinations that a phone's bottom bar may have. */
export type BottomEntry = 'home' | 'live' | 'search' | 'my-bets' | 'betslip' | 'lobby' | 'slots' | 'promotions' | 'rewards';

export type BrandOptions = {
  /** Theme modes offered; the first is the default. */
  readonly modes: readonly [ThemeMode, ...ThemeMode[]];
  /** If true, dark is the default even if the system prefers light. */
  readonly prefersDark: boolean;
  /** False if the brand takes no bets; the server refuses them too (`house.json`). */
  readonly sportsbook: boolean;
  readonly casino: boolean;
  /** Enables account linking, off by default; the server reads it from `house.json`. */
  readonly accountLinking: boolean;
  readonly header: 'solid' | 'surface';
  readonly headings: 'sentence' | 'caps';
  readonly drawings: DrawingStyle;
  readonly bottomBar: readonly [BottomEntry, BottomEntry, BottomEntry, BottomEntry, BottomEntry];
};

/** True for a brand without a sportsbook (product §2). */
export const isCasinoAlone = ({ sportsbook, casino }: BrandOptions): boolean => casino && !sportsbook;

/** Exported as `brand` by `brands/<id>/brand.ts`. */
export type Brand = {
  readonly id: string;
  readonly name: string;
  readonly logo: {
    readonly onChrome: string;
    readonly width: number;
    readonly height: number;
    /** Width in pixels of the mark, which replaces the logo where space is short. */
    readonly markWidth: number;
  };
  readonly tokens: BrandTokens;
  readonly copy: BrandCopy;
  readonly words: Words;
  /** Links per column of `footer.json`, to reserve space until the footer loads. */
  readonly footerRows: readonly number[];
  /** Hosts to which links may lead, `https` only. */
  readonly linkHosts: readonly string[];
  readonly options: BrandOptions;
};
