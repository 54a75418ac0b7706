import { useEffect, useMemo, useRef, useState } from 'react';
import type { OutputOf } from '#src/shared/console/operations.ts';
import type { BrandSettings } from '#src/shared/console/general.ts';
import type { DocumentDiff } from '#src/shared/console/review.ts';
import { readDocument } from '#src/shared/layouts/draft/document.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../../api/index.ts';
import { ForWhom } from '../../../editor/preview/ForWhom.tsx';
import type { FirstOffer, Scene } from '../../../editor/preview/messages.ts';
import { instantOf, type Viewer, viewerOf } from '../../../editor/preview/viewer.ts';
import { useBrandSettings } from '../../../places/brandSettings.ts';
import { nameOf } from '../../../editor/model/outline.ts';
import { familyOf } from '../../../places/names.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { FirstScreen } from '../FirstScreen.tsx';
import { beforeOf, playersOf, servedBy } from '../whoSees.ts';
import { ChangeSteps } from './ChangeSteps.tsx';
import { boxesOf, marksOf, type ShownChange } from './marks.ts';
import { NoPicture, Picture, PictureFrame } from './Picture.tsx';

const Sides = styled('div', {
  display: 'grid',
  gap: '$16',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@tablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

type PicturesProps = {
  readonly draft: OutputOf<'readDraft'>;
  readonly diff: DocumentDiff;
  readonly shown: ShownChange | null;
  readonly onShow: (shown: ShownChange) => void;
};

/** Draws a draft beside the document it replaces. Shows nothing for a closed draft. */
export function Pictures(props: PicturesProps) {
  const house = useBrandSettings();
  const { draft } = props;
  if (draft.state !== 'open' || house.brands.length === 0) return null;
  if (familyOf(draft.surface) !== 'Receipts') return <BothSides {...props} house={house} />;
  return (
    <Panel title="Before and after">
      <Text tone="ink2">Receipts are drawn from a transaction, so there is no picture of them here.</Text>
    </Panel>
  );
}

function BothSides({ draft, diff, shown, onShow, house }: PicturesProps & { readonly house: BrandSettings }) {
  const [changes, setChanges] = useState<Partial<Viewer>>({});
  const [chosenPath, setPath] = useState<string | null>(null);
  const [first, setFirst] = useState<FirstOffer | null>(null);
  const addresses = useAnswer('previewAddresses', { draftId: draft.id }).value?.addresses ?? [];
  const published = useAnswer('listPublished', {}).value?.pointers ?? null;
  const served = servedBy(draft, published ?? [], house);
  const { brand, region } = served.find(({ by }) => by === null) ?? viewerOf(draft, house);
  const viewer = { ...viewerOf(draft, house), brand, region, ...changes };
  const isServed = !served.some(({ by, ...area }) => by !== null && area.brand === viewer.brand && area.region === viewer.region);
  const path = chosenPath ?? addresses[0]?.path ?? '/';
  const before = beforeOf(draft, published, house);
  const marks = useMarks(draft, diff);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const pick = (nodeId: string): void => {
    const at = diff.nodes.findIndex(({ id }) => id === nodeId);
    if (at >= 0) onShow({ nodeId, at });
  };
  const sceneOf = (document: unknown): Scene => ({
    ...{ surface: draft.surface, path, brand: viewer.brand, mode: viewer.mode, login: viewer.login, at: instantOf(viewer) },
    dialogId: draft.surface === 'dialogs' ? dialogOf(document, shown?.nodeId ?? diff.nodes[0]?.id) : null,
  });
  const nodesOf = { before: readDocument(draft.base).nodes, after: readDocument(draft.document).nodes };
  const named = (id: string): string => nameOf(id, nodesOf.after.get(id) ?? nodesOf.before.get(id) ?? null);
  const each = { named, draftId: draft.id, viewer, current: shown, onPick: pick };
  return (
    <Panel title="Before and after" hint="Drawn now, for the audience you choose. Prices do not change here, and buttons do nothing.">
      <Stack gap={16}>
        <ForWhom
          viewer={viewer}
          house={house}
          addresses={addresses}
          path={path}
          onChange={(change) => setChanges((old) => ({ ...old, ...change }))}
          onPath={setPath}
        />
        {isServed || draft.environment !== 'live' ? null : (
          <Text as="p" role="status" size={13} tone="warning">
            {`Drawn for ${playersOf(viewer, house)}, who get a document of their own: they will not see this draft.`}
          </Text>
        )}
        <div ref={panel}>
          <Stack gap={12}>
            <ChangeSteps changes={diff.nodes} at={shown?.at ?? null} onShow={onShow} />
            <Sides>
              {before.isDrawn && draft.base !== null ? (
                <Picture
                  {...each}
                  side="before"
                  document={draft.base}
                  scene={sceneOf(draft.base)}
                  marks={marks.before}
                  about={before.words}
                />
              ) : (
                <PictureFrame side="before" about="">
                  <NoPicture>{before.words}</NoPicture>
                </PictureFrame>
              )}
              <Picture
                {...each}
                side="after"
                document={marks.document}
                scene={sceneOf(draft.document)}
                marks={marks.after}
                about={`The draft, version ${draft.version}.`}
                onFirstOffer={setFirst}
              />
            </Sides>
          </Stack>
        </div>
        {familyOf(draft.surface) === 'Pages' && viewer.width === '375' ? <FirstScreen first={first} /> : null}
      </Stack>
    </Panel>
  );
}

function useMarks({ base, document }: OutputOf<'readDraft'>, diff: DocumentDiff) {
  return useMemo(
    () => ({
      before: marksOf(diff, base, 'before'),
      after: marksOf(diff, document, 'after'),
      document: typeof document === 'object' && document !== null ? document : {},
    }),
    [base, document, diff],
  );
}

const dialogOf = (document: unknown, nodeId: string | undefined): string | null =>
  nodeId === undefined ? null : (boxesOf(readDocument(document), nodeId).at(-1) ?? null);
