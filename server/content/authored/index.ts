/** Default documents. Each build updates them until an operator publishes a replacement. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { addressDocument, addressDocumentForm } from './account/addressDocument.ts';
import { accountMenu, accountSecurity, accountSummary, awards, awardSection, referrals, updatePassword } from './account/account.ts';
import { casinoRecords, histories } from './account/histories.ts';
import { accountTexts } from './account/accountTexts.ts';
import { casino, casinoCategory, casinoFreeToPlay, casinoGame, casinoLobby } from './casino/casino.ts';
import { casinoOwn, lessSports } from './casino/casinoAlone.ts';
import { dialogs } from './dialogs.ts';
import {
  contactUs,
  emailPreferences,
  preferences,
  responsibleGaming,
  responsibleGamingNotice,
  responsibleGamingNoticeOntario,
  seasonPickEm,
  taxIdentity,
} from './account/forms.ts';
import { accountPanel, accountSettings, casinoMenu, errorScreens, header, leftMenu, searchBox, signUpBanner } from './frame.ts';
import { footer, footersOfBrands } from './footer.ts';
import { help } from './account/help.ts';
import { home } from './home.ts';
import { brandFolders, ROOT } from './brandFolders.ts';
import { patched, patchesOf } from './brandPages.ts';
import { promotion, promotions } from './promotions.ts';
import { betPlaced, betSettled } from './receipts/receipts.ts';
import { event } from './event.ts';
import { limit, limitHistory, limitsSetByUs } from './account/limits.ts';
import { legal } from './legal.ts';
import { live } from './live.ts';
import { loyalty } from './account/loyalty.ts';
import { exclusives, fanFantasy, fanForYou, parlayLounge, playWithRewards, quickBets, searchStart } from './featurePages.ts';
import { bet, myBets, myBetsSettled } from './myBets.ts';
import { search } from './search.ts';
import { linkedAccounts } from './account/linking.ts';
import { stored, storedPage } from './stored.ts';
import { signUpPages, signUpPagesOfBrands } from './signUp.ts';
import { competition, sport } from './sports.ts';
import { taxes } from './account/taxes.ts';
import { transactionReceipts } from './receipts/transactionReceipts.ts';
import { walletSurfaces } from '#server/content/documents/walletKinds.ts';
import type { AuthoredDocument } from '#server/contract/generated/authored.ts';

export type Authored = { readonly document: AuthoredDocument; readonly brand: string; readonly region: string };

const forAll = [
  home,
  sport,
  competition,
  event,
  live,
  quickBets,
  exclusives,
  parlayLounge,
  fanForYou,
  fanFantasy,
  playWithRewards,
  searchStart,
  myBets,
  myBetsSettled,
  bet,
  search,
  promotions,
  promotion,
  casino,
  casinoLobby,
  casinoCategory,
  casinoGame,
  casinoFreeToPlay,
  header,
  searchBox,
  errorScreens,
  stored('sports-entries'),
  stored('casino-entries'),
  stored('visitor-entries'),
  leftMenu,
  casinoMenu,
  accountPanel,
  signUpBanner,
  accountMenu,
  accountSettings,
  addressDocument,
  accountSummary,
  ...histories,
  ...casinoRecords,
  awards,
  awardSection,
  accountSecurity,
  updatePassword,
  loyalty,
  referrals,
  taxes,
  ...accountTexts,
  ...walletSurfaces.map(stored),
  limit,
  limitHistory,
  limitsSetByUs,
  help,
  linkedAccounts,
  storedPage('linking-callback'),
  responsibleGaming,
  dialogs,
  preferences,
  emailPreferences,
  contactUs,
  seasonPickEm,
  taxIdentity,
  addressDocumentForm,
  responsibleGamingNotice,
  betPlaced,
  betSettled,
  ...transactionReceipts,
  storedPage('shared-bet'),
  stored('game-stage'),
  legal,
];

const BRANDS = new URL('brands/', ROOT);

function ofBrands(): Authored[] {
  return readdirSync(BRANDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: brand }) => {
      const folder = new URL(`${brand}/layouts/`, BRANDS);
      const files = existsSync(folder)
        ? readdirSync(folder)
            .filter((file) => file.endsWith('.json'))
            .toSorted()
        : [];
      return files.map((file): Authored => ({
        brand,
        region: '*',
        document: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as AuthoredDocument,
      }));
    });
}

type OfRegion = Omit<Authored, 'brand'>;

const inRegion = (region: string, documents: readonly AuthoredDocument[]): readonly OfRegion[] =>
  documents.map((document) => ({ region, document }));

const ofAllBrands = [...inRegion('*', [...forAll, footer, ...signUpPages]), ...inRegion('CA-ON', [responsibleGamingNoticeOntario])];
const ofCasinos = [
  ...inRegion('*', [...casinoOwn, ...lessSports(forAll)]),
  ...inRegion('CA-ON', lessSports([responsibleGamingNoticeOntario])),
];

const ofCasinosAlone = brandFolders.withoutSportsbook.flatMap((brand) => ofCasinos.map((each): Authored => ({ ...each, brand })));

const composed = ofBrands();
const isComposed = ({ brand, document: { surface } }: Authored): boolean =>
  composed.some((each) => each.brand === brand && each.document.surface === surface);

const asAuthored: readonly Authored[] = [
  ...ofAllBrands.map((each): Authored => ({ ...each, brand: '*' })),
  ...composed,
  ...[...ofCasinosAlone, ...signUpPagesOfBrands, ...footersOfBrands].filter((each) => !isComposed(each)),
];

/** Applies a brand's patch to a page. Throws if the surface has no document. */
function patchedPage(brand: string, surface: string, patch: unknown): Authored {
  const places = asAuthored.filter((each) => each.document.surface === surface && each.region === '*');
  const base = places.find((each) => each.brand === brand) ?? places.find((each) => each.brand === '*');
  if (!base) throw new Error(`brands/${brand}/pages.json: no page ${surface}`);
  return { brand, region: '*', document: patched(base.document, patch) };
}

const ofPatches = brandFolders.brands.flatMap((brand) =>
  [...patchesOf(brand)].map(([surface, patch]) => patchedPage(brand, surface, patch)),
);
const isPatched = ({ brand, region, document: { surface } }: Authored): boolean =>
  region === '*' && ofPatches.some((each) => each.brand === brand && each.document.surface === surface);

export const authored: readonly Authored[] = [...asAuthored.filter((each) => !isPatched(each)), ...ofPatches];
