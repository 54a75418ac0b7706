import type { Words } from '#src/shared/text/spoken.ts';
import type { ColorToken } from '#src/ui/stitches.ts';

export type ThemeMode = 'light' | 'dark';

/** Tests require a contrast of 4.5:1 for text and 3:1 for controls. */
export type BrandColors = Readonly<Record<ColorToken, string>>;

export type BrandFont = {
  readonly family: string;
  /** URL of a WOFF2 file with Latin characters. */
  readonly url: string;
  readonly weights: string;
  /** Local fonts until this font loads, scaled to its metrics to prevent layout shifts. */
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
  /** CSS lengths. `odds` is at least 44 px, `shelf` is the gap between shelves, `rowPad` the space around a row's lines. */
  readonly sizes: Readonly<Record<'odds' | 'row' | 'header' | 'shelf' | 'rowPad', string>>;
};

export type BrandCopy = {
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
  /** Brand's name for promotional credits. The server reads the same name from `house.json`. */
  readonly creditsName: string;
  readonly playNoticeTitle: string;
  readonly playNoticeBody: string;
  readonly limitsOfferTitle: string;
  readonly limitsOfferBody: string;
  readonly firstWagerTitle: string;
  readonly firstWagerBody: string;
};

export type DrawingStyle = 'cloud' | 'bars' | 'arch' | 'confetti';

export type BottomEntry = 'home' | 'live' | 'search' | 'my-bets' | 'betslip' | 'lobby' | 'slots' | 'promotions' | 'rewards';

export type BrandOptions = {
  /** The first theme mode is the default. */
  readonly modes: readonly [ThemeMode, ...ThemeMode[]];
  /** If true, the default is dark even if the system prefers light. */
  readonly prefersDark: boolean;
  /** False if the brand takes no bets. The server reads the same setting from `house.json`. */
  readonly sportsbook: boolean;
  readonly casino: boolean;
  /** Enables account linking. The server reads the same setting from `house.json`. */
  readonly accountLinking: boolean;
  readonly header: 'solid' | 'surface';
  readonly headings: 'sentence' | 'caps';
  readonly drawings: DrawingStyle;
  readonly bottomBar: readonly [BottomEntry, BottomEntry, BottomEntry, BottomEntry, BottomEntry];
};

/** True for a casino without a sportsbook (product §2). */
export const isCasinoAlone = ({ sportsbook, casino }: BrandOptions): boolean => casino && !sportsbook;

/** Brand, exported as `brand` by `brands/<id>/brand.ts`. */
export type Brand = {
  readonly id: string;
  readonly name: string;
  readonly logo: {
    readonly onChrome: string;
    readonly width: number;
    readonly height: number;
    readonly markWidth: number;
  };
  readonly tokens: BrandTokens;
  readonly copy: BrandCopy;
  readonly words: Words;
  /** Number of links per column of `footer.json`, to reserve space until the footer loads. */
  readonly footerRows: readonly number[];
  /** Hosts that links may lead to, by `https` only. */
  readonly linkHosts: readonly string[];
  readonly options: BrandOptions;
};
