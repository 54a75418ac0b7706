import { useMemo, useState } from 'react';
import type { Brand } from '#src/brand/contract.ts';
import { OverlayProvider, type Registry, type RenderReport, Slots } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { NOW } from '#fixtures/worlds/sports.ts';
import { allCases, type CaseEntry, type DrawnNode } from './cases.ts';
import { families, frameOf, storeNode } from './kinds.ts';
import { Stage, stagePorts } from './Stage.tsx';
import { priceAll, stagePlatform } from './stagePlatform.ts';

const Frame = styled('main', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$32',
  padding: '$16',
  maxWidth: '1296px',
  margin: '0 auto',
  '--sticky-top': '0px',
});

export type Wanted = { readonly family: string | null; readonly kind: string | null; readonly name: string | null };

/** The cases asked for by the address, each drawn by the real renderer. */
export function Gallery({ brand, wanted }: { readonly brand: Brand; readonly wanted: Wanted }) {
  const shown = allCases.filter(
    ({ family, kind, name }) => (wanted.family ?? family) === family && (wanted.kind ?? kind) === kind && (wanted.name ?? name) === name,
  );
  return (
    <Frame>
      {shown.map((entry) => (
        <Shown key={`${entry.family} ${entry.kind} ${entry.name}`} entry={entry} brand={brand} isAlone={shown.length === 1} />
      ))}
    </Frame>
  );
}

// Cases are found by path: which family's nodes they are is known to the folder alone.
const registryOf = (family: string): Registry<DrawnNode> => (families[family] ?? {}) as Registry<DrawnNode>;

function Shown({ entry, brand, isAlone }: { readonly entry: CaseEntry; readonly brand: Brand; readonly isAlone: boolean }) {
  const { family, kind, name, node } = entry;
  const [reports, setReports] = useState<readonly RenderReport[]>([]);
  // What lies over the page would lie over the whole gallery: it waits to be opened.
  const [isOpen, setIsOpen] = useState(family !== 'dialogs' || isAlone);
  const platform = useMemo(() => {
    const made = stagePlatform(NOW);
    storeNode(made.client, kind, node);
    priceAll(made, node);
    return made;
  }, [kind, node]);
  const ports = useMemo(() => ({ ...stagePorts, report: (report: RenderReport) => setReports((old) => [...old, report]) }), []);
  const layout = useMemo(() => ({ revision: 'preview', slots: [frameOf(node)] }), [node]);
  return (
    <Stack gap={8} data-case={`${family}/${kind}/${name}`}>
      {isAlone ? null : <Heading as="h1" size={13} tone="ink3">{`${family} · ${kind} · ${name}`}</Heading>}
      <Stage brand={brand} platform={platform} ports={ports}>
        {isOpen ? (
          <OverlayProvider close={() => setIsOpen(false)}>
            <Slots registry={registryOf(family)} layout={layout} />
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
    </Stack>
  );
}
