import type { Words } from '#src/shared/text/spoken.ts';
import type { ColorToken } from '#src/ui/stitches.ts';

export type ThemeMode = 'light' | 'dark';

/** Every colour of the interface in one mode. Text pairs meet 4.5 : 1, controls 3 : 1; a test checks each brand. */
export type BrandColors = Readonly<Record<ColorToken, string>>;

export type BrandFont = {
  readonly family: string;
  /** Address of the Latin subset as WOFF2; loaded before the first paint where possible. */
  readonly url: string;
  /** Variable weight range, as in `100 900`. */
  readonly weights: string;
  /** Local stand-ins stretched to take the same room, so that nothing moves when the font arrives. Percentages. */
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
  /** Text first; headings use `display` where it differs. */
  readonly fonts: { readonly text: BrandFont; readonly display?: BrandFont };
  readonly fontWeights: { readonly regular: number; readonly medium: number; readonly bold: number };
  readonly letterSpacings: { readonly display: string; readonly caps: string };
  /** CSS lengths; a brand's shape. */
  readonly radii: { readonly odds: string; readonly control: string; readonly card: string };
  /** CSS lengths; a brand's density. `odds` is at least 44 px. */
  readonly sizes: { readonly odds: string; readonly row: string; readonly header: string };
};

export type BrandLink = { readonly label: string; readonly href: string };

export type FooterColumns = readonly { readonly title: string; readonly links: readonly BrandLink[] }[];

/** What a brand says in its own voice. */
export type BrandCopy = {
  /** Document title of pages without one. */
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
  /** What promotional credits are called; the server reads the same in the brand's `house.json`. */
  readonly creditsName: string;
  readonly searchPlaceholder: string;
  /** The responsible-gaming notice; the region's helpline follows. */
  readonly playNoticeTitle: string;
  readonly playNoticeBody: string;
  /** The offer of limits after a sign-up. */
  readonly limitsOfferTitle: string;
  readonly limitsOfferBody: string;
  /** Read once, with a player's first wager. */
  readonly firstWagerTitle: string;
  readonly firstWagerBody: string;
};

/** Closed choices of layout and modules; a component declares them, a brand picks. */
export type BrandOptions = {
  /** Modes the brand offers; the first is its default. */
  readonly modes: readonly [ThemeMode, ...ThemeMode[]];
  /** Prefers dark over the system's preference. */
  readonly prefersDark: boolean;
  /** Sports, bets and the betslip. The server reads the same in the brand's `house.json`, and takes no bet where it is false. */
  readonly sportsbook: boolean;
  readonly casino: boolean;
  /** Whether players may link an account with the partner. The server reads the same in the brand's `house.json`, and links none where it does not say so. */
  readonly accountLinking: boolean;
  readonly header: 'solid' | 'surface';
  readonly headings: 'sentence' | 'caps';
};

/** A standalone casino (product §2): a casino that no sportsbook stands beside. */
export const isCasinoAlone = ({ sportsbook, casino }: BrandOptions): boolean => casino && !sportsbook;

/** A brand is data: identity, tokens, words, links and options. `brands/<id>/brand.ts` exports one as `brand`. */
export type Brand = {
  readonly id: string;
  readonly name: string;
  /** Its own drawing. */
  readonly logo: {
    readonly onChrome: string;
    /** Pixels. */
    readonly width: number;
    readonly height: number;
    /** How much of the width, from its start, stands alone where there is no room for the word. */
    readonly markWidth: number;
  };
  readonly tokens: BrandTokens;
  readonly copy: BrandCopy;
  /** What it says otherwise than the source: the rest of its catalogue, `brands/<id>/copy.json`. */
  readonly words: Words;
  readonly footer: FooterColumns;
  /** Hosts elsewhere that its documents may lead to, by `https` alone. */
  readonly linkHosts: readonly string[];
  readonly options: BrandOptions;
};
