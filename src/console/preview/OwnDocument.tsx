import { useEffect, useMemo, useState } from 'react';
import { NOW } from '#fixtures/worlds/sports.ts';
import type { Brand } from '#src/brand/contract.ts';
import type { RenderReport } from '#src/render/index.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { Choice } from './address.ts';
import { manifestOf } from './builds.ts';
import { DrawnDocument } from './DrawnDocument.tsx';
import { type Drawing, ownFile, type ReadOwn, readOwn, type Reading } from './ownFile.ts';
import { Stage, stagePorts } from './Stage.tsx';
import { priceAll, stagePlatform } from './stagePlatform.ts';

type OwnDocumentProps = {
  readonly brand: Brand;
  readonly choice: Choice;
  readonly onReport: ((report: RenderReport) => void) | null;
  /** Stands in for the development server. */
  readonly read?: ReadOwn;
};

/** The reader's own document, resolved for the brand, region and build of the address and drawn; nothing while it may not be published. */
export function OwnDocument({ brand, choice, onReport, read = readOwn }: OwnDocumentProps) {
  const reading = useReading(choice, read);
  if (reading === 'none') return <Text as="p">No file has been opened in this tab.</Text>;
  if (reading === 'pending') return <Skeleton height={240} shape="card" />;
  if (!reading.drawing) return <Text as="p">This document may not be published as it is.</Text>;
  return <OnStage drawing={reading.drawing} brand={brand} choice={choice} onReport={onReport} />;
}

/** What the server says of the file in this tab; asked again when it matters who looks. */
function useReading({ brand, region, build, odds }: Choice, read: ReadOwn): Reading | 'none' | 'pending' {
  const file = ownFile();
  const text = file?.text ?? null;
  const [reading, setReading] = useState<Reading | 'pending'>('pending');
  useEffect(() => {
    let isWanted = true;
    setReading('pending');
    if (text !== null)
      void read({ name: '', text }, { brand, region, build, odds }).then((answer) => {
        if (isWanted) setReading(answer);
      });
    return () => {
      isWanted = false;
    };
  }, [read, text, brand, region, build, odds]);
  return text === null ? 'none' : reading;
}

type OnStageProps = Pick<OwnDocumentProps, 'brand' | 'choice' | 'onReport'> & { readonly drawing: Drawing };

function OnStage({ drawing, brand, choice: { region, odds, build }, onReport }: OnStageProps) {
  const platform = useMemo(() => {
    const made = stagePlatform(NOW, region);
    priceAll(made, drawing.data);
    return made;
  }, [drawing, region]);
  const ports = useMemo(() => ({ ...stagePorts, ...(onReport ? { report: onReport } : {}) }), [onReport]);
  const manifest = useMemo(() => manifestOf(build), [build]);
  return (
    <Stage brand={brand} platform={platform} ports={ports} oddsFormat={odds}>
      <DrawnDocument drawing={drawing} manifest={manifest} client={platform.client} />
    </Stage>
  );
}
