import { useRef, useState } from 'react';
import type { DraftView } from '#src/shared/console/drafts.ts';
import type { BrandSettings } from '#src/shared/console/general.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { useBrandSettings } from '../../places/brandSettings.ts';
import { useEdited } from '../EditorContext.tsx';
import { nameOf } from '../model/outline.ts';
import { ForWhom } from './ForWhom.tsx';
import type { Scene } from './messages.ts';
import { Ground, Scaled } from './Scaled.tsx';
import { type Failed, usePreview } from './usePreview.ts';
import { audienceOf, instantOf, type Viewer, viewerOf } from './viewer.ts';

export function PreviewPane({ draft }: { readonly draft: DraftView }) {
  const house = useBrandSettings();
  return house.brands.length === 0 ? <Ground aria-busy /> : <Preview draft={draft} house={house} />;
}

function Preview({ draft, house }: { readonly draft: DraftView; readonly house: BrandSettings }) {
  const [changes, setChanges] = useState<Partial<Viewer>>({});
  const [chosenPath, setPath] = useState<string | null>(null);
  const addresses = useAnswer('previewAddresses', { draftId: draft.id }).value?.addresses ?? [];
  const selected = useEdited((state) => state.selected);
  const viewer = { ...viewerOf(draft, house), ...changes };
  const { brand, mode, login } = viewer;
  const path = chosenPath ?? addresses[0]?.path ?? '/';
  const at = instantOf(viewer);
  const dialogId = draft.surface === 'dialogs' ? selected : null;
  const scene: Scene = { surface: draft.surface, path, brand, mode, login, at, dialogId };
  const frame = useRef<HTMLIFrameElement>(null);
  const { isMarkShown, failed } = usePreview({ frame, draftId: draft.id, scene, audience: audienceOf(viewer) });
  const isAway = !isMarkShown && selected !== null && draft.surface !== 'dialogs';
  return (
    <Stack gap={12}>
      <ForWhom
        viewer={viewer}
        house={house}
        addresses={addresses}
        path={path}
        onChange={(change) => setChanges((old) => ({ ...old, ...change }))}
        onPath={setPath}
      />
      <Scaled width={Number(viewer.width)}>
        <iframe ref={frame} src="/preview-frame" title="Preview" sandbox="allow-scripts allow-same-origin" />
      </Scaled>
      <Stack gap={4} role="status">
        {failed === null ? null : <NotDrawn failed={failed} />}
        <Text size={12} tone="ink3">
          {isAway ? 'The selected part is not shown to this audience.' : 'Prices do not change here, and buttons do nothing.'}
        </Text>
      </Stack>
    </Stack>
  );
}

function NotDrawn({ failed: { nodeId, reason } }: { readonly failed: Failed }) {
  const name = useEdited(({ history }) => nameOf(nodeId, history.document.nodes.get(nodeId) ?? null));
  return <Text size={13} tone="negative">{`${name} could not be shown as entered: ${reason.replaceAll('-', ' ')}.`}</Text>;
}
