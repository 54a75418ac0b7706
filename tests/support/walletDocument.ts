import { type Part, walletOutlines } from '#server/content/authored/account/walletOutlines.ts';
import { caseOf } from './stageCase.tsx';
import { layoutShowing } from './shellServer.ts';

type Slot = Omit<ReturnType<typeof layoutShowing>['slots'][number], 'parent' | 'region' | 'node' | 'absence'> & {
  readonly parent: string | null;
  readonly region: string;
  readonly node: object | null;
  readonly absence: string | null;
};
/** What an operator makes of a document. */
export type Change = (slots: readonly Slot[]) => readonly Slot[];
type Served = { readonly change?: Change | undefined; /** Whether anybody takes payments. */ readonly isOpen?: boolean };
export const word = (name: string, text: string) => ({ __typename: 'WalletWord', name, text });

type Placed = Part & Pick<Slot, 'parent' | 'region'>;

const flat = (part: Part, parent: string | null = null, region = 'main'): readonly Placed[] => [
  { ...part, parent, region },
  ...Object.entries(part.regions ?? {}).flatMap(([name, parts]) => parts.flatMap((child) => flat(child, part.id, name))),
];

/** The document of the build for a surface of the wallet, as the wire brings it. */
function layoutOf({ surface, part }: (typeof walletOutlines)[number], { change = (slots) => slots, isOpen = true }: Served) {
  const parts = flat(part);
  const nodeOf = ({ kind, id, props }: Part) => ({
    ...caseOf(kind.replace(/Shelf$/, ''), 'empty').node,
    ...props,
    ...(kind === 'PaymentShelf' ? { isOpen } : {}),
    id,
  });
  const { slots, ...layout } = layoutShowing(parts.map(nodeOf), { id: surface, surface });
  const placed = slots.flatMap((slot, at): readonly Slot[] => {
    const { parent = null, region = 'main', isFree } = parts[at] ?? {};
    return [{ ...slot, parent, region, criticality: isFree ? 'OPTIONAL' : 'MANDATORY' }];
  });
  return { ...layout, slots: change(placed) };
}

function surfaceOf(url: string): string | null {
  if (/\/gateway$|\/interac$/.test(url)) return 'gateway';
  if (url.startsWith('/account/wallet/receipt/')) return 'wallet-receipt';
  return /^\/account\/wallet\/(\w+)$/.exec(url)?.[1] ?? null;
}

/** Answers of a server that serves the documents of the build. */
export const walletDocuments = (served: Served = {}) => {
  const answer = ({ canonicalUrl }: Readonly<Record<string, unknown>>) => {
    const url = String(canonicalUrl);
    const outline = walletOutlines.find(({ surface }) => surface === surfaceOf(url));
    const title = outline?.title.replace('{payment}', url.includes('/deposit/') ? 'Payment' : 'Withdrawal');
    return { pageLayout: outline ? { ...layoutOf(outline, served), title } : null };
  };
  return { PageLayout: answer };
};
