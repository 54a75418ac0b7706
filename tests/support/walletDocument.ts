import deposit from '#server/content/authored/documents/deposit.json' with { type: 'json' };
import gateway from '#server/content/authored/documents/gateway.json' with { type: 'json' };
import receipt from '#server/content/authored/documents/wallet-receipt.json' with { type: 'json' };
import withdrawal from '#server/content/authored/documents/withdrawal.json' with { type: 'json' };
import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import { nodeTreeOf } from '#server/content/documents/nodeTree.ts';
import { caseOf } from './stageCase.tsx';
import { layoutShowing } from './shellServer.ts';

type Slot = Omit<ReturnType<typeof layoutShowing>['slots'][number], 'parent' | 'region' | 'node' | 'absence'> & {
  readonly parent: string | null;
  readonly region: string;
  readonly node: object | null;
  readonly absence: string | null;
};
/** Changes a page's slots as if an operator had changed its document. */
export type Change = (slots: readonly Slot[]) => readonly Slot[];
type Served = {
  readonly change?: Change | undefined;
  readonly revision?: string;
  readonly isOpen?: boolean;
};
export const word = (name: string, text: string) => ({ __typename: 'WalletWord', name, text });

/** The build's documents for the wallet's surfaces. */
const walletPages = [deposit, gateway, receipt, withdrawal] as unknown as readonly AuthoredDocument[];

/** Suffix that answers add to the id of every slot. */
const PLACE = '_x';

function layoutOf(
  { surface, nodes, order }: (typeof walletPages)[number],
  { change = (slots) => slots, revision = 'r1', isOpen = true }: Served,
) {
  const places = nodeTreeOf({ order, nodes: new Map(Object.entries(nodes)) });
  const parts = places.placed.flatMap(({ id, parent, region }) => {
    const node = nodes[id];
    return node ? [{ ...node, parent, region }] : [];
  });
  const { slots, ...layout } = layoutShowing(
    parts.map(({ kind, id, props }) => ({
      ...caseOf(kind.replace(/Shelf$/, ''), 'empty').node,
      ...props,
      ...(kind === 'PaymentShelf' ? { isOpen } : {}),
      id,
    })),
    { id: surface + PLACE, surface, revision },
  );
  const framed = slots.flatMap((slot, at): readonly Slot[] => {
    const { parent = null, region = 'main', criticality = 'MANDATORY' } = parts[at] ?? {};
    return [{ ...slot, parent, region, criticality }];
  });
  const placed = change(framed).map(({ id, parent, node, ...slot }) => ({
    ...{ ...slot, id: id + PLACE },
    parent: parent === null ? null : parent + PLACE,
    node: node && { ...node, id: id + PLACE },
  }));
  return { ...layout, slots: placed };
}

function surfaceOf(url: string): string | null {
  if (/\/gateway$|\/interac$/.test(url)) return 'gateway';
  if (url.startsWith('/account/wallet/receipt/')) return 'wallet-receipt';
  return /^\/account\/wallet\/(\w+)$/.exec(url)?.[1] ?? null;
}

/** Returns the answers of a server with the build's wallet documents. */
export const walletDocuments = (served: Served = {}) => {
  const layoutAt = ({ canonicalUrl }: Readonly<Record<string, unknown>>) => {
    const url = String(canonicalUrl);
    const page = walletPages.find(({ surface }) => surface === surfaceOf(url));
    const title = page?.title?.replace('{payment}', url.includes('/deposit/') ? 'Payment' : 'Withdrawal');
    return page ? { ...layoutOf(page, served), title } : null;
  };
  return {
    PageLayout: (asked: Readonly<Record<string, unknown>>) => ({ pageLayout: layoutAt(asked) }),
    LayoutPart: (asked: Readonly<Record<string, unknown>>) => ({ layoutPart: { ...layoutAt(asked), __typename: 'LayoutPart' } }),
  };
};
