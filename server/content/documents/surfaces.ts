import { keysOf } from '#src/shared/values/isKeyOf.ts';
import type { Kind } from '#server/kinds/define.ts';
import type { KindName } from '#server/kinds/nodeParents.ts';
import { type About, type ReceiptSubject, TRANSACTION_STATUSES } from '#server/contract/receiptSubjects.ts';
import { kindsOfWallet, walletKinds, type WalletPlace, walletSurfaces } from './walletKinds.ts';
import { isPageSurface, pageSurfaces, paramsOfSurface } from './routes.ts';

type Family = Kind<KindName>['family'];

export const frameSurfaces = [
  'header',
  'search-box',
  'footer',
  'sports-entries',
  'casino-entries',
  'visitor-entries',
  'left-menu',
  'casino-menu',
  'account-panel',
  'account-menu',
  'sign-up-banner',
  'game-stage',
  'error-screens',
] as const;
export type FrameSurface = (typeof frameSurfaces)[number];
export const isFrameSurface = (surface: string): surface is FrameSurface => frameSurfaces.some((frame) => frame === surface);

export const DIALOGS = 'dialogs';
export const formSurface = (formId: string): string => `form:${formId}`;
export const receiptSurfaces = { placed: 'receipt:bet-placed', settled: 'receipt:bet-settled' } as const;
/** Returns, for example, `receipt:deposit-pending-cash-deposit`. */
export const transactionSurface = (type: string, status: string): string => `receipt:${type}-${status}`.toLowerCase().replaceAll('_', '-');
export const receiptSurfaceOf = (subject: ReceiptSubject): string =>
  subject.about === 'transaction'
    ? transactionSurface(subject.type, subject.status)
    : receiptSurfaces[subject.payout === null ? 'placed' : 'settled'];

const subjectOfReceipt = new Map<string, About>([
  ...Object.values(receiptSurfaces).map((name) => [name, 'bet'] as const),
  ...Object.entries(TRANSACTION_STATUSES).flatMap(([type, statuses]) =>
    statuses.map((status) => [transactionSurface(type, status), 'transaction'] as const),
  ),
]);

const shelves: readonly Family[] = ['pageShelves', 'casinoShelves', 'menuShelves'];

export type Surface = {
  readonly families: readonly Family[];
  readonly kinds?: readonly KindName[];
  readonly params: readonly string[];
  /** Kinds of which a published document must contain a MANDATORY node each. */
  readonly mandatoryKinds: readonly KindName[];
  readonly receiptOf?: About;
  readonly payment?: 'DEPOSIT' | 'WITHDRAWAL';
  /** Set for payment pages: `in` for deposits, `out` for withdrawals, which must not invite to bet. */
  readonly money?: 'in' | 'out';
  readonly places?: Readonly<Record<string, WalletPlace>>;
  readonly formId?: string;
};

/** Shelves around a game. None may cover the game's frame, where players wager. */
const stageKinds: readonly KindName[] = ['GameBarShelf', 'GameCoverShelf', 'GameNoticeShelf', 'LaunchProblemShelf'];
const menuOf = (kind: KindName) => ({ families: ['menuShelves'], kinds: [kind] }) as const;
const frameRules: { readonly [S in FrameSurface]?: Pick<Surface, 'families' | 'kinds'> } = {
  header: menuOf('AccountEntryShelf'),
  'search-box': menuOf('SearchBoxShelf'),
  'sports-entries': menuOf('MenuEntriesShelf'),
  'casino-entries': menuOf('MenuEntriesShelf'),
  'visitor-entries': menuOf('MenuEntriesShelf'),
  'game-stage': { families: ['casinoShelves'], kinds: stageKinds },
  'error-screens': menuOf('ErrorScreensShelf'),
};
const ownKinds = new Set<string>([...kindsOfWallet, ...stageKinds, 'ErrorScreensShelf']);

/** True if the surface accepts the kind. Kinds for payments, games and errors are limited to their own surfaces. */
export const takesKind = ({ families, kinds }: Surface, kind: KindName, family: Family): boolean =>
  families.includes(family) && (kinds?.includes(kind) ?? !ownKinds.has(kind));

const walletRules = new Map(
  walletSurfaces.map((name): readonly [string, Partial<Surface>] => {
    const places = walletKinds[name];
    const kinds = keysOf(places) as readonly KindName[];
    const mandatoryKinds = kinds.filter((kind) => places[kind]?.why !== null);
    const payment = { deposit: 'DEPOSIT', withdrawal: 'WITHDRAWAL', gateway: undefined, 'wallet-receipt': undefined } as const;
    const money = name === 'deposit' ? 'in' : 'out';
    return [name, { kinds, mandatoryKinds, money, places, ...(payment[name] ? { payment: payment[name] } : {}) }];
  }),
);

/** Parameters that the server looks up, because some URLs of the surface lack them. */
const lookedUp: Readonly<Record<string, readonly string[]>> = {
  competition: ['competitionId'],
  event: ['competitionId'],
  legal: ['version'],
};

export function surfaceOf(name: string): Surface | null {
  if (isPageSurface(name))
    return {
      families: shelves,
      params: [...paramsOfSurface(name), ...(Object.hasOwn(lookedUp, name) ? (lookedUp[name] ?? []) : [])],
      mandatoryKinds: [],
      ...walletRules.get(name),
    };
  if (isFrameSurface(name)) return { families: shelves, params: [], mandatoryKinds: [], ...frameRules[name] };
  if (name === DIALOGS) return { families: ['dialogs'], params: [], mandatoryKinds: [] };
  if (name === formSurface('responsible-gaming'))
    return { families: ['forms'], params: [], mandatoryKinds: ['ConsentForm'], formId: 'responsible-gaming' };
  if (/^form:[a-z0-9-]+$/.test(name)) return { families: ['forms'], params: [], mandatoryKinds: [], formId: name.slice('form:'.length) };
  const about = subjectOfReceipt.get(name);
  if (!about) return null;
  const receipt: Surface = { families: ['receiptLines'], params: [], mandatoryKinds: ['DefaultReceiptLine'], receiptOf: about };
  return about === 'bet' ? receipt : { ...receipt, money: name.startsWith('receipt:deposit') ? 'in' : 'out' };
}

export const knownSurfaces: readonly string[] = [
  ...pageSurfaces,
  ...frameSurfaces,
  DIALOGS,
  formSurface('responsible-gaming'),
  ...subjectOfReceipt.keys(),
];
