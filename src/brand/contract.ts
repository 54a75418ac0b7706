import type { Words } from '#src/shared/text/spoken.ts';
import type { ColorToken } from '#src/ui/stitches.ts';

export type ThemeMode = 'light' | 'dark';

/** Contrast 4.5 : 1 for text, 3 : 1 for controls; tested per brand. */
export type BrandColors = Readonly<Record<ColorToken, string>>;

export type BrandFont = {
  readonly family: string;
  /** WOFF2, Latin subset. */
  readonly url: string;
  /** Such as `100 900`. */
  readonly weights: string;
  /** Local fonts with its metrics (percentages), against layout shift. */
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
  /** CSS lengths. `odds` is at least 44 px. */
  readonly sizes: { readonly odds: string; readonly row: string; readonly header: string };
};

export type BrandCopy = {
  /** Title of untitled pages. */
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
  /** Promotional credits; also read by the server from `house.json`. */
  readonly creditsName: string;
  /** Precedes the region's helpline. */
  readonly playNoticeTitle: string;
  readonly playNoticeBody: string;
  readonly limitsOfferTitle: string;
  readonly limitsOfferBody: string;
  readonly firstWagerTitle: string;
  readonly firstWagerBody: string;
};

/** Places that the bottom bar of a phone can lead to. */
export type BottomEntry = 'home' | 'live' | 'search' | 'my-bets' | 'betslip' | 'lobby' | 'slots' | 'promotions' | 'rewards';

export type BrandOptions = {
  /** The first is the default. */
  readonly modes: readonly [ThemeMode, ...ThemeMode[]];
  /** Beats the system's preference. */
  readonly prefersDark: boolean;
  /** False: the server (`house.json`) refuses bets. */
  readonly sportsbook: boolean;
  readonly casino: boolean;
  /** Also read by the server from `house.json`; default off. */
  readonly accountLinking: boolean;
  readonly header: 'solid' | 'surface';
  readonly headings: 'sentence' | 'caps';
  readonly bottomBar: readonly [BottomEntry, BottomEntry, BottomEntry, BottomEntry, BottomEntry];
};

/** Brand without a sportsbook (product §2). */
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
    /** Stands alone where space is short. */
    readonly markWidth: number;
  };
  readonly tokens: BrandTokens;
  readonly copy: BrandCopy;
  readonly words: Words;
  /** Links per column of `footer.json`: reserves space until the footer comes. */
  readonly footerRows: readonly number[];
  /** Allowed link targets, `https` only. */
  readonly linkHosts: readonly string[];
  readonly options: BrandOptions;
};
