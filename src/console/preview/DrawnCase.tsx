import { useMemo, useState } from 'react';
import { NOW } from '#fixtures/worlds/sports.ts';
import type { Brand } from '#src/brand/contract.ts';
import { OverlayProvider, type Registry, type RenderReport, RenderScope, Slots } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { Choice } from './address.ts';
import { framesFor, manifestOf, registryFor } from './builds.ts';
import type { CaseEntry, DrawnNode } from './cases.ts';
import { families, frameOf, storeNode } from './kinds.ts';
import { Stage, stagePorts } from './Stage.tsx';
import { priceAll, stagePlatform } from './stagePlatform.ts';
import { DrawnValue, isValueFamily } from './DrawnValue.tsx';

type DrawnCaseProps = {
  readonly entry: CaseEntry;
  readonly brand: Brand;
  readonly choice: Pick<Choice, 'build' | 'criticality' | 'odds' | 'region'>;
  readonly isAlone: boolean;
  readonly onReport: ((report: RenderReport) => void) | null;
};

const FALLBACK = { __typename: 'FallbackText', text: 'Fallback text for clients that can’t show this part.' } as const;

export function DrawnCase({ entry, brand, choice, isAlone, onReport }: DrawnCaseProps) {
  const { family, kind, node } = entry;
  const { build, criticality, odds, region } = choice;
  const [reports, setReports] = useState<readonly RenderReport[]>([]);
  // Open dialogs would cover the gallery.
  const [isOpen, setIsOpen] = useState(family !== 'dialogs' || isAlone);
  const platform = useMemo(() => {
    const made = stagePlatform(NOW, region);
    if (!isValueFamily(family)) storeNode(made.client, kind, node);
    priceAll(made, node);
    return made;
  }, [family, kind, node, region]);
  const ports = useMemo(
    () => ({ ...stagePorts, report: onReport ?? ((report: RenderReport) => setReports((old) => [...old, report])) }),
    [onReport],
  );
  const manifest = useMemo(() => manifestOf(build), [build]);
  const registry = useMemo(() => registryFor((families[family] ?? {}) as Registry<DrawnNode>, manifest), [family, manifest]);
  const layout = useMemo(() => {
    const frame = frameOf(node, { criticality, fallback: criticality === 'DEGRADABLE' ? FALLBACK : null });
    return { revision: 'preview', slots: framesFor([frame], manifest) };
  }, [node, criticality, manifest]);
  return (
    <>
      <Stage brand={brand} platform={platform} ports={ports} oddsFormat={odds}>
        {isValueFamily(family) ? (
          <DrawnValue family={family} node={node} manifest={manifest} />
        ) : isOpen ? (
          <OverlayProvider close={() => setIsOpen(false)}>
            <RenderScope>
              <Slots registry={registry} layout={layout} />
            </RenderScope>
          </OverlayProvider>
        ) : (
          <Button tone="secondary" onClick={() => setIsOpen(true)}>
            Open
          </Button>
        )}
      </Stage>
      {reports.map(({ reason, kind: what }) => (
        <Text key={`${reason} ${what}`} size={12} tone="warning">{`Reported: ${reason} (${what})`}</Text>
      ))}
    </>
  );
}
