import { useMemo, useState } from 'react';
import { NOW } from '#fixtures/worlds/sports.ts';
import type { Brand } from '#src/brand/contract.ts';
import type { RenderReport } from '#src/render/index.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { Choice } from './address.ts';
import { manifestOf } from './builds.ts';
import { DrawnDocument } from './DrawnDocument.tsx';
import { type Drawing, ownFile, type ReadOwn, readOwn } from './ownFile.ts';
import { Stage, stagePorts } from './Stage.tsx';
import { priceAll, stagePlatform } from './stagePlatform.ts';
import { useReading } from './useReading.ts';

type OwnDocumentProps = {
  readonly brand: Brand;
  readonly choice: Choice;
  readonly onReport: ((report: RenderReport) => void) | null;
  readonly read?: ReadOwn;
};

export function OwnDocument({ brand, choice, onReport, read = readOwn }: OwnDocumentProps) {
  const [file] = useState(ownFile);
  const reading = useReading(file, choice, read);
  if (file === null) return <Text as="p">You have not opened a file in this tab.</Text>;
  if (reading === null) return <Skeleton height={240} shape="card" />;
  if (!reading.drawing) return <Text as="p">This document can’t be published yet.</Text>;
  return <OnStage drawing={reading.drawing} brand={brand} choice={choice} onReport={onReport} />;
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
