import type { Words } from '#src/shared/text/spoken.ts';
import type { ColorToken } from '#src/ui/stitches.ts';

export type ThemeMode = 'light' | 'dark';

/** Colors with contrast 4.5 : 1 for text and 3 : 1 for controls; tested per brand. */
export type BrandColors = Readonly<Record<ColorToken, string>>;

export type BrandFont = {
  readonly family: string;
  /** URL of a WOFF2 file, Latin subset. */
  readonly url: string;
  /** Weights, such as `100 900`. */
  readonly weights: string;
  /** Local fonts adjusted to the font's metrics (percentages), against layout shift. */
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
  /** CSS lengths. */
  readonly radii: { readonly odds: string; readonly control: string; readonly card: string };
  /** CSS lengths; `odds` is at least 44 px. Density: `shelf` between shelves, `rowPad` around the lines of a row. */
  readonly sizes: Readonly<Record<'odds' | 'row' | 'header' | 'shelf' | 'rowPad', string>>;
};

export type BrandCopy = {
  /** Title of pages that have none. */
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
  /** Name of promotional credits; the server reads it from `house.json`. */
  readonly creditsName: string;
  /** Title above the region's helpline. */
  readonly playNoticeTitle: string;
  readonly playNoticeBody: string;
  readonly limitsOfferTitle: string;
  readonly limitsOfferBody: string;
  readonly firstWagerTitle: string;
  readonly firstWagerBody: string;
};

/** Ground and stroke of drawings: empty states, promotions, dialogs. */
export type DrawingStyle = 'cloud' | 'bars' | 'arch' | 'confetti';

/** Places that the bottom bar of a phone can lead to. */
export type BottomEntry = 'home' | 'live' | 'search' | 'my-bets' | 'betslip' | 'lobby' | 'slots' | 'promotions' | 'rewards';

export type BrandOptions = {
  /** Modes offered; the first is the default. */
  readonly modes: readonly [ThemeMode, ...ThemeMode[]];
  /** If true, dark precedes the system's preference. */
  readonly prefersDark: boolean;
  /** If false, the server (`house.json`) refuses bets. */
  readonly sportsbook: boolean;
  readonly casino: boolean;
  /** Off by default; the server reads it from `house.json`. */
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
    /** Pixels. */
    readonly width: number;
    readonly height: number;
    /** Width of the mark, which replaces the logo where space is short. */
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
