import type { AuthoredDocument, AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import type { Violation } from './tree.ts';

/** A document and where it applies. `*` means every brand or region. */
type Stored = { readonly document: AuthoredDocument; readonly brand: string; readonly region: string };
type Place = { readonly brand: string; readonly region: string };

const covers = (mine: string, theirs: string): boolean => mine === '*' || mine === theirs || theirs.startsWith(`${mine}-`);
const weight = ({ brand, region }: Place): number => (region === '*' ? 0 : 2) + (brand === '*' ? 0 : 1);

const isFor = ({ when }: AuthoredStoredNode, { brand, region }: Place): boolean =>
  (when?.brands?.includes(brand) ?? true) && (when?.regions?.some((each) => covers(each, region)) ?? true);

/** True for a helpline with the server's regional text, or for a node with its own text that only compliance can change. */
const isHelpline = ({ kind, criticality, guardedBy, fallback }: AuthoredStoredNode): boolean =>
  kind === 'HelplineShelf'
    ? criticality === 'MANDATORY'
    : guardedBy === 'COMPLIANCE' && fallback?.kind === 'FallbackText' && /1-800-GAMBLER|1-866-531-2600/.test(fallback.text);

/** Finds pages without a helpline in some brand and region. A helpline counts if only compliance can remove it. */
export const withoutHelpline = (
  documents: readonly Stored[],
  surfaces: readonly string[],
  places: readonly Place[],
): readonly Violation[] =>
  surfaces.flatMap((surface) =>
    places.flatMap((place) => {
      const [best] = documents
        .filter(({ document, brand, region }) => document.surface === surface && covers(brand, place.brand) && covers(region, place.region))
        .toSorted((a, b) => weight(b) - weight(a));
      const shown = best ? best.document.order.flatMap((id) => best.document.nodes[id] ?? []) : [];
      return shown.some((node) => isHelpline(node) && isFor(node, place))
        ? []
        : [
            {
              path: `${surface} (${place.brand}, ${place.region})`,
              message: 'No guarded helpline stands on this page. End it with care().',
            },
          ];
    }),
  );
